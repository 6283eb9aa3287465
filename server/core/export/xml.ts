// XML cannot carry these characters at all, not even escaped.
// eslint-disable-next-line no-control-regex
const unwritable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Text as XML content or attribute. */
export const xml = (value: string): string =>
  value.replace(unwritable, '').replace(/[&<>"\r]/g, character => entities[character]!)
