/** Reads an array literal (`{1,NULL,"a\"b",{…}}`) of PostgreSQL; `read` gets each element's text. */
export function readArray(text: string, read: (text: string) => unknown): unknown[] {
  const start = text.indexOf('{') // a prefix such as [0:2]= gives bounds, which JavaScript does not have
  const cursor = { text, at: start + 1 }
  return readLevel(cursor, read)
}

interface Cursor {
  text: string
  at: number
}

function readLevel(cursor: Cursor, read: (text: string) => unknown): unknown[] {
  const values: unknown[] = []
  for (;;) {
    const char = cursor.text[cursor.at]
    if (char === '}' || char === undefined) {
      cursor.at++
      return values
    }
    if (char === ',') cursor.at++
    else if (char === '{') {
      cursor.at++
      values.push(readLevel(cursor, read))
    } else if (char === '"') values.push(read(readQuoted(cursor)))
    else {
      const plain = readPlain(cursor)
      values.push(plain === 'NULL' ? null : read(plain))
    }
  }
}

function readQuoted(cursor: Cursor): string {
  let value = ''
  for (cursor.at++; cursor.text[cursor.at] !== '"'; cursor.at++) {
    if (cursor.text[cursor.at] === '\\') cursor.at++
    value += cursor.text[cursor.at]
  }
  cursor.at++
  return value
}

function readPlain(cursor: Cursor): string {
  const from = cursor.at
  while (cursor.text[cursor.at] !== ',' && cursor.text[cursor.at] !== '}') cursor.at++
  return cursor.text.slice(from, cursor.at)
}
