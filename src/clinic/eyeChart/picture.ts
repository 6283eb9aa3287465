import { fonts } from '../../core/fonts.ts'
import { pngOf } from '../../core/pngOf.ts'
import { lightInks } from './inks.ts'

const namespace = 'http://www.w3.org/2000/svg'
const margin = 16
const titleHeight = 34

const element = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const made = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

const sizeOf = (svg: SVGSVGElement) => {
  const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))]
  return { width: width + 2 * margin, height: height + 2 * margin + titleHeight }
}

/**
 * The drawing as a document of its own: in the colours of paper, on white, below a title, with nothing on it that is
 * only for the page.
 */
export const pictureDocument = (svg: SVGSVGElement, title: string): string => {
  const { width, height } = sizeOf(svg)
  const drawing = svg.cloneNode(true) as SVGSVGElement
  for (const name of ['class', 'style', 'role', 'aria-label', 'aria-describedby']) drawing.removeAttribute(name)
  drawing.querySelectorAll('.ring').forEach(ring => ring.remove())
  drawing.querySelectorAll('[aria-label]').forEach(point => {
    for (const name of ['aria-label', 'role', 'tabindex', 'class']) point.removeAttribute(name)
  })
  drawing.setAttribute('x', String(margin))
  drawing.setAttribute('y', String(margin + titleHeight))
  const whole = element('svg', {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': fonts,
    style: Object.entries(lightInks)
      .map(([key, value]) => `${key}:${value}`)
      .join(';'),
  })
  const heading = element('text', {
    x: margin,
    y: margin + 18,
    'font-size': 17,
    'font-weight': 600,
    fill: lightInks['--chart-ink'],
  })
  heading.textContent = title
  whole.append(element('rect', { width, height, fill: '#ffffff' }), heading, drawing)
  return new XMLSerializer().serializeToString(whole)
}

/** Draws the chart into a PNG of twice its size. Throws where the browser cannot. */
export const pictureOf = async (svg: SVGSVGElement, title: string): Promise<Blob> =>
  pngOf(pictureDocument(svg, title), sizeOf(svg))
