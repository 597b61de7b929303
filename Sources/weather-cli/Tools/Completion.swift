/// Scripts by which shells complete the words of a command line.
///
/// They only carry words: what may come next is said by the program itself, which knows its
/// commands, its options and the places that are kept.
enum Completion {
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The word after `completion` by which a script asks for ``Candidates``.
  static let question = "words"

  /// Bash takes a word apart at each equals sign, so the pieces are put together again.
  private static let bash = """
    # weather-cli: completion for bash. Use it with: source <(weather-cli completion bash)
    _weather_cli() {
      local program=${COMP_WORDS[0]} kind= glue= head= piece= quote= line= index
      local -a typed=()
      [[ $program == "~/"* ]] && program=$HOME/${program#"~/"}
      for (( index = 1; index <= COMP_CWORD; index++ )); do
        piece=${COMP_WORDS[index]} quote= head=
        case $piece in
          \\"*|\\'*) quote=${piece:0:1} piece=${piece:1} piece=${piece%"$quote"} ;;
          *) piece=${piece//\\\\/} ;;
        esac
        if (( ${#typed[@]} )) && [[ $glue || $piece == = ]]; then
          [[ $piece == = ]] && typed[${#typed[@]}-1]+== piece= glue=1 || glue=
          head=${typed[${#typed[@]}-1]}
          typed[${#typed[@]}-1]+=$piece
        else
          typed+=("$piece")
        fi
      done
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ -z $kind ]]; then
          kind=$line
          continue
        fi
        line=${line%%$'\\t'*}
        line=${line#"$head"}
        [[ $quote ]] || { printf -v line %q "$line"; line=${line//\\\\,/,}; }
        COMPREPLY+=("$line")
      done < <(command "$program" completion words -- "${typed[@]}" 2>/dev/null)
      [[ $kind == files ]] || return
      compopt -o default 2>/dev/null && return
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$piece")
    }
    complete -F _weather_cli weather-cli

    """

  private static let zsh = """
    #compdef weather-cli
    # weather-cli: completion for zsh. Write it to a file _weather-cli in a folder of $fpath.
    _weather_cli() {
      local program=${(Q)words[1]} line
      local -a typed lines candidates
      program=${~program}
      typed=(${(Q)words[2,CURRENT-1]})
      typed+=("${(Q)PREFIX}")
      lines=("${(@f)$(command $program completion words -- "${typed[@]}" 2>/dev/null)}")
      if [[ $lines[1] == files ]]; then
        [[ $PREFIX == --*=* ]] && compset -P 1 '*='
        _files
        return
      fi
      for line in $lines[2,-1]; do
        candidates+=("${${line%%$'\\t'*}//:/\\\\:}:${${(M)line%$'\\t'*}#$'\\t'}")
      done
      _describe -t words word candidates -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}'
    }
    if [[ $funcstack[1] == _weather-cli ]]; then
      _weather_cli "$@"
    elif (( $+functions[compdef] )); then
      compdef _weather_cli weather-cli
    fi

    """

  private static let fish = """
    # weather-cli: completion for fish. Write it to ~/.config/fish/completions/weather-cli.fish
    function __weather_cli_words
      set -l typed (commandline -opc)
      set -l raw (commandline -ct)
      set -l current (string unescape -- "$raw"; or string trim -l -c "\\"'" -- "$raw")
      set -l program $typed[1]
      set -e typed[1]
      command -q -- $program; or set program weather-cli
      set -l lines (command $program completion words -- $typed "$current" 2>/dev/null)
      if test "$lines[1]" = files
        set -l head (string match -r -- '^--[a-z-]+=' "$current")
        for path in (__fish_complete_path (string replace -r -- '^--[a-z-]+=' '' "$current"))
          echo -- "$head$path"
        end
      else
        set -e lines[1]
        printf '%s\\n' $lines
      end
    end
    complete -c weather-cli -f -a '(__weather_cli_words)'

    """
}
