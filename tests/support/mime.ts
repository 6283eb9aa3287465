/** A part of a mail that holds something itself: its headers by their names in small letters, and what it holds. */
export interface MimePart {
  readonly headers: Readonly<Record<string, string>>
  readonly content: Buffer
}

const decoded = (content: string, encoding: string): Buffer => {
  if (/base64/i.test(encoding)) return Buffer.from(content, 'base64')
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(content)
  return Buffer.from(
    content
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}

/** Words of a header that travelled in another alphabet. */
const wordsOf = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      decoded(
        way.toUpperCase() === 'Q' ? text.replaceAll('_', ' ') : text,
        way.toUpperCase() === 'Q' ? 'quoted-printable' : 'base64',
      ).toString(),
    )

const split = (mail: string): { readonly headers: Readonly<Record<string, string>>; readonly body: string } => {
  const [head = '', ...body] = mail.split('\n\n')
  const lines = head
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .filter(line => line.includes(':'))
  return {
    headers: Object.fromEntries(
      lines.map(line => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        wordsOf(line.slice(line.indexOf(':') + 1).trim()),
      ]),
    ),
    body: body.join('\n\n'),
  }
}

/** The headers of a mail. */
export const headersOf = (mail: string): Readonly<Record<string, string>> => split(mail).headers

/** Everything that a mail holds, however it is nested. */
export const partsOf = (mail: string): readonly MimePart[] => {
  const { headers, body } = split(mail)
  const boundary = /boundary="?([^";]+)"?/i.exec(headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) return [{ headers, content: decoded(body, headers['content-transfer-encoding'] ?? '') }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap(part => partsOf(part.replace(/^\n/, '')))
}
