/** Lines of a Markdown table; numbers stand to the right. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const [head, ...body] = rows as [readonly string[], ...(readonly string[])[]]
  const widths = head.map((_, i) => Math.max(...rows.map(row => row[i]!.length)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`
  return [
    line(head),
    `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
    ...body.map(line),
  ].join('\n')
}
