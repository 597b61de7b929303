extension Picture {
  /// Colours for light and dark surroundings; the reader's settings choose.
  static let style = """
    svg{color-scheme:light dark;--page:#fff;--edge:#d8dee4;--ink:#1f2328;--faint:#656d76;\
    --stage:#f3f5f8;--bad:#cf222e;--f0:#ffe3c7;--s0:#bc4c00;--f1:#d6e8ff;--s1:#0969da;\
    --f2:#d3f3dc;--s2:#1a7f37;--f3:#fff3b8;--s3:#9a6700;--f4:#ead9ff;--s4:#8250df;--f5:#ffd9ec;\
    --s5:#bf3989}\
    @media(prefers-color-scheme:dark){svg{--page:#161b22;--edge:#30363d;--ink:#e6edf3;\
    --faint:#8d96a0;--stage:#21262d;--bad:#ff7b72;--f0:#4a2408;--s0:#f0883e;--f1:#12315e;\
    --s1:#58a6ff;--f2:#0f3d21;--s2:#3fb950;--f3:#403005;--s3:#e3b341;--f4:#371f63;--s4:#bc8cff;\
    --f5:#4d1836;--s5:#f778ba}}\
    text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;\
    fill:var(--ink)}\
    .row{font-size:12px;fill:var(--faint)}.name{font-size:13px;text-anchor:middle}\
    .letter{font-size:13px;text-anchor:middle}\
    .page{fill:var(--page);stroke:var(--edge)}.stage{fill:var(--stage);stroke:var(--edge)}\
    path{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}\
    .on{stroke-dasharray:1 6}.tick{stroke:var(--faint);stroke-width:1}.end{stroke-width:3}\
    .failure{stroke:var(--bad);stroke-width:3}.value{stroke-width:1.5}\
    .hue0{fill:var(--f0);stroke:var(--s0)}.hue1{fill:var(--f1);stroke:var(--s1)}\
    .hue2{fill:var(--f2);stroke:var(--s2)}.hue3{fill:var(--f3);stroke:var(--s3)}\
    .hue4{fill:var(--f4);stroke:var(--s4)}.hue5{fill:var(--f5);stroke:var(--s5)}
    """
}
