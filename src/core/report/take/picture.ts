import { fonts } from '../../fonts.ts'
import { lightInks } from '../chart/inks.ts'

const namespace = 'http://www.w3.org/2000/svg'
const margin = 16
const letter = 12
const row = 22

/** What stands around a chart that is taken along. */
export interface Heading {
  readonly title: string
  /** What it shows, range and filters, when it was made: a line each. */
  readonly lines: readonly string[]
}

const element = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const made = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

const text = (content: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const made = element('text', { fill: lightInks['--chart-ink']!, 'font-size': letter, ...attributes })
  made.textContent = content
  return made
}

/** The chart itself within its box. */
export const svgIn = (box: HTMLElement): SVGSVGElement | null =>
  box.querySelector<SVGSVGElement>('svg.recharts-surface')

/** Series that are shown, with how they look. */
const legendIn = (box: HTMLElement): readonly { readonly swatch: SVGElement; readonly name: string }[] =>
  [...box.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].flatMap(button => {
    const swatch = button.querySelector('svg')
    return swatch ? [{ swatch: swatch.cloneNode(true) as SVGElement, name: button.textContent ?? '' }] : []
  })

const widthOf = (name: string): number =>
  [...name].reduce((sum, one) => sum + (one.codePointAt(0)! > 0x2e80 ? letter : letter * 0.6), 0)

/** Places the legend in rows of a width; answers its height. */
const placeLegend = (whole: SVGElement, box: HTMLElement, top: number, width: number): number => {
  const items = legendIn(box)
  let [x, y] = [margin, top]
  for (const { swatch, name } of items) {
    const room = 30 + widthOf(name) + 14
    if (x > margin && x + room > margin + width) [x, y] = [margin, y + row]
    swatch.setAttribute('x', String(x))
    swatch.setAttribute('y', String(y))
    whole.append(swatch, text(name, { x: x + 28, y: y + 10 }))
    x += room
  }
  return items.length === 0 ? 0 : y - top + row
}

/** Takes away what is for the page alone: names that are read out, links, rings of focus. */
const cleaned = (svg: SVGSVGElement): SVGSVGElement => {
  const drawing = svg.cloneNode(true) as SVGSVGElement
  drawing.querySelectorAll('.ring').forEach(ring => ring.remove())
  for (const one of [drawing, ...drawing.querySelectorAll('*')]) {
    for (const name of ['class', 'aria-label', 'role', 'tabindex', 'href', 'data-mark', 'data-discover'])
      one.removeAttribute(name)
  }
  drawing.removeAttribute('style')
  return drawing
}

/** The chart as a document of its own: in the colours of paper, on white, with title, legend, and what it is of. */
export const pictureOf = (
  box: HTMLElement,
  { title, lines }: Heading,
): { readonly document: string; readonly size: { readonly width: number; readonly height: number } } | undefined => {
  const svg = svgIn(box)
  if (!svg) return undefined
  const [inner, tall] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))]
  const width = inner + 2 * margin
  const whole = element('svg', {
    'font-family': fonts,
    style: Object.entries(lightInks)
      .map(([key, value]) => `${key}:${value}`)
      .join(';'),
  })
  const ground = element('rect', { width, fill: '#ffffff' })
  whole.append(ground, text(title, { x: margin, y: margin + 16, 'font-size': 17, 'font-weight': 600 }))
  lines.forEach((one, at) =>
    whole.append(text(one, { x: margin, y: margin + 16 + (at + 1) * 18, fill: lightInks['--chart-soft']! })),
  )
  const top = margin + 28 + lines.length * 18
  const drawing = cleaned(svg)
  const below = top + placeLegend(whole, box, top, inner)
  drawing.setAttribute('x', String(margin))
  drawing.setAttribute('y', String(below))
  whole.append(drawing)
  const height = below + tall + margin
  ground.setAttribute('height', String(height))
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    whole.setAttribute(name, String(value))
  return { document: new XMLSerializer().serializeToString(whole), size: { width, height } }
}
