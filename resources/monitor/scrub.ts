/** What a text of an error may be: longer ones hold documents. */
const longest = 300

/**
 * What is left of a text that a program failed with once whatever may tell of a person is out of it: what stands in
 * quotation marks, words that are not written in Latin letters, addresses, queries, tokens, and numbers. What is left
 * is the same each time, so that failures are told apart by it.
 */
export const scrub = (text: string): string =>
  text
    .slice(0, 2000)
    .replace(/\b[a-z]{2,10}:\/\/[^\s)'"]{1,500}/gi, '<address>')
    .replace(/[^\s@"'<>]{1,64}@[^\s@"'<>]{1,64}\.[a-z]{2,20}/gi, '<mail>')
    .replace(/"[^"]{0,200}"|'[^']{0,200}'|`[^`]{0,200}`|“[^”]{0,200}”|‘[^’]{0,200}’|「[^」]{0,200}」/g, '"…"')
    .replace(/\?[^\s)]*/g, '?…')
    .replace(/[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\s]+/gu, '…')
    .replace(/\b(?=[\w-]*\d)[\w-]{16,}\b/g, '<token>')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

/** A line of a stack as all browsers and hosts can be made to spell it: what was called, in which file, where. */
interface Frame {
  readonly called: string
  readonly file: string
  readonly at: string
}

// Chromium and Node: `at name (file:1:2)`; Firefox and Safari: `name@file:1:2`.
const frameIn = (line: string): Frame | undefined => {
  const text = line.trim().slice(0, 500).replace(/\)$/, '')
  const at = /:(\d{1,9}:\d{1,9})$/.exec(text)
  if (!at) return undefined
  const before = text.slice(0, at.index)
  const from = Math.max(before.lastIndexOf('('), before.lastIndexOf('@'), before.lastIndexOf(' '))
  const file = before.slice(from + 1).split('?')[0]!
  if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined
  const called = before
    .slice(0, Math.max(0, from))
    .replace(/^at (?:async )?|^at$/, '')
    .trim()
  return { called: /^[\w$.<> [\]]{1,80}$/.test(called) ? called : '', file: pathOf(file), at: at[1]! }
}

const rooms = ['/assets/', '/server/', '/src/', '/dataProvider/', '/resources/', '/node_modules/']

/** The path of a file within the product, wherever that stands. */
const pathOf = (file: string): string => {
  const starts = rooms.map(room => file.lastIndexOf(room)).filter(at => at >= 0)
  return starts.length > 0 ? file.slice(Math.min(...starts)) : file.replace(/^[a-z]{2,10}:\/\/[^/]{0,200}/i, '')
}

const mostFrames = 20

const isFrame = (frame: Frame | undefined): frame is Frame => frame !== undefined

/** The places of a stack, without its message, addresses of hosts and queries. */
export const framesOf = (stack: string): readonly string[] =>
  stack
    .slice(0, 10_000)
    .split('\n')
    .map(frameIn)
    .filter(isFrame)
    .slice(0, mostFrames)
    .map(({ called, file, at }) => `${called === '' ? '' : `${called} `}${file}:${at}`)

/**
 * The first place that is the product's own, as it is called in every build: without its line, and without what tells
 * builds apart.
 */
export const placeOf = (stack: string): string => {
  const frames = stack.slice(0, 10_000).split('\n').map(frameIn).filter(isFrame)
  const own = frames.find(({ file }) => !file.includes('node_modules') && !file.startsWith('node:')) ?? frames[0]
  return own ? `${own.called === '' ? '' : `${own.called} `}${own.file.replace(/-[\w-]{6,12}(\.[cm]?js)$/, '$1')}` : ''
}
