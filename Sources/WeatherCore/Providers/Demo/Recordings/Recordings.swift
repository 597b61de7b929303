/// The recorded answers the demo plays, one file each, byte for byte as they were received.
package enum Recordings {}
