import type { Mark } from '../../pdf/Report.ts'
import { lightInks } from '../chart/inks.ts'

interface Look {
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly dash: string
  readonly strength: number
}

interface Spot {
  readonly x: number
  readonly y: number
}

const none = 'none'

/** Lengths of an outline between the places that are read from it, in its own units. */
const sampling = 3

const inherited = (element: Element, { fill, stroke, width, dash, strength }: Look): Look => {
  const own = (name: string): string | null => element.getAttribute(name)
  const filled = own('fill') ?? fill
  const part = Number(own('opacity') ?? 1)
  return {
    fill: filled,
    stroke: own('stroke') ?? stroke,
    width: Number(own('stroke-width') ?? width),
    dash: own('stroke-dasharray') ?? dash,
    strength: strength * part,
  }
}

/** A colour of the drawing on white paper; undefined where nothing is drawn. */
const toneOf = (colour: string, strength: number): `#${string}` | undefined => {
  const pattern = /^url\(#.*-(\d+)\)$/.exec(colour)?.[1]
  const variable =
    pattern === undefined ? /^var\((--[\w-]+)\)$/.exec(colour)?.[1] : `--chart-series-${Number(pattern) % 8}`
  const found = variable === undefined ? colour : lightInks[variable as `--${string}`]
  if (found === undefined || !/^#[\da-f]{6}$/i.test(found) || strength < 0.02) return undefined
  return `#${[1, 3, 5]
    .map(at =>
      Math.round(255 - (255 - Number.parseInt(found.slice(at, at + 2), 16)) * strength)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The corners of outlines that are made of straight lines; undefined where some are not. */
const cornersOf = (path: string): Spot[][] | undefined => {
  if (/[^\d\s,.eE+\-MLHVZz]/.test(path)) return undefined
  const outlines: Spot[][] = []
  let at: Spot = { x: 0, y: 0 }
  for (const [, command = '', given = ''] of path.matchAll(/([MLHVZz])([^MLHVZz]*)/g)) {
    const numbers = (given.match(/-?\d*\.?\d+(?:e[+-]?\d+)?/gi) ?? []).map(Number)
    if (command.toUpperCase() === 'Z') {
      const first = outlines.at(-1)?.[0]
      if (first) outlines.at(-1)!.push(first)
    } else if (command === 'H' || command === 'V') {
      for (const number of numbers) {
        at = command === 'H' ? { ...at, x: number } : { ...at, y: number }
        outlines.at(-1)?.push(at)
      }
    } else {
      for (let place = 0; place + 1 < numbers.length; place += 2) {
        at = { x: numbers[place]!, y: numbers[place + 1]! }
        if (command === 'M' && place === 0) outlines.push([at])
        else outlines.at(-1)?.push(at)
      }
    }
  }
  return outlines
}

const sampled = (shape: SVGGeometryElement): Spot[][] => {
  const length = shape.getTotalLength()
  const count = Math.max(8, Math.ceil(length / sampling))
  return length === 0
    ? []
    : [Array.from({ length: count + 1 }, (_, at) => shape.getPointAtLength((length * at) / count))]
}

const outlinesOf = (shape: SVGGeometryElement): Spot[][] =>
  (shape.tagName === 'path' ? cornersOf(shape.getAttribute('d') ?? '') : undefined) ?? sampled(shape)

/**
 * The drawing as marks of a document for paper, so many millimetres to a pixel; what is cut from view or for the page
 * alone is left out.
 */
export const svgMarks = (svg: SVGSVGElement, scale: number): Mark[] => {
  const base = svg.getScreenCTM()?.inverse()
  const placed = (element: SVGGraphicsElement): ((spot: Spot) => Spot) => {
    const matrix = base && element.getScreenCTM() ? base.multiply(element.getScreenCTM()!) : undefined
    return ({ x, y }) => {
      const point = matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x, y }
      return { x: point.x * scale, y: point.y * scale }
    }
  }
  const shapeMarks = (shape: SVGGeometryElement, look: Look): Mark[] => {
    const place = placed(shape)
    const opacity = (name: string): number => look.strength * Number(shape.getAttribute(name) ?? 1)
    const fill = look.fill === none ? undefined : toneOf(look.fill, opacity('fill-opacity'))
    const stroke = look.stroke === none ? undefined : toneOf(look.stroke, opacity('stroke-opacity'))
    return outlinesOf(shape).flatMap((outline): Mark[] => {
      const points = outline.map(place)
      const dash = (look.dash === none ? '' : look.dash)
        .split(/[\s,]+/)
        .map(Number)
        .filter(part => part > 0)
        .map(part => part * scale)
      return [
        ...(fill && points.length > 2 ? [{ kind: 'area' as const, points, tone: fill }] : []),
        ...(stroke
          ? [
              {
                kind: 'path' as const,
                points,
                tone: stroke,
                width: look.width * scale,
                ...(dash.length > 0 ? { dash } : {}),
              },
            ]
          : []),
      ]
    })
  }
  const textMarks = (text: SVGTextElement, look: Look): Mark[] => {
    const lines = [...text.querySelectorAll('tspan')]
    const tone = toneOf(look.fill, look.strength)
    return (lines.length > 0 ? lines : [text]).flatMap((line): Mark[] => {
      const box = (line as SVGGraphicsElement).getBBox()
      const from = placed(text)({ x: box.x, y: box.y + box.height * 0.8 })
      const size = (Number(text.getAttribute('font-size') ?? 12) * scale) / (25.4 / 72)
      const content = line.textContent ?? ''
      return content === '' || !tone ? [] : [{ kind: 'text', text: content, ...from, size, tone }]
    })
  }
  const walk = (element: Element, around: Look): Mark[] => {
    if (element.tagName === 'defs' || element.tagName === 'clipPath' || element.classList.contains('ring')) return []
    const look = inherited(element, around)
    if (element instanceof SVGTextElement) return textMarks(element, look)
    if (element instanceof SVGGeometryElement) return shapeMarks(element, look)
    return [...element.children].flatMap(child => walk(child, look))
  }
  return walk(svg, { fill: '#000000', stroke: none, width: 1, dash: none, strength: 1 })
}
