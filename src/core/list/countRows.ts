const quote = 0x22
const lineFeed = 0x0a

/** Counts the rows of a CSV file as it arrives; a line break within quotes is none. The head does not count. */
export const rowCounter = (): ((chunk: Uint8Array) => number) => {
  let quoted = false
  let lines = 0
  return chunk => {
    for (const byte of chunk) {
      if (byte === quote) quoted = !quoted
      else if (byte === lineFeed && !quoted) lines += 1
    }
    return Math.max(0, lines - 1)
  }
}
