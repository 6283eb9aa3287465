import sharp from 'sharp'

export interface Drawing {
  readonly motif: keyof typeof motifs
  /** Colours as #rrggbb. */
  readonly ground: string
  readonly ink: string
}

/** How far a point lies outside of a shape, below 0 inside of it; the height of the picture is 1, its middle is 0. */
type Shape = (x: number, y: number) => number

const circle =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r
const ring =
  (cx: number, cy: number, r: number, thick: number): Shape =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - r) - thick / 2
const box =
  (cx: number, cy: number, w: number, h: number): Shape =>
  (x, y) =>
    Math.max(Math.abs(x - cx) - w / 2, Math.abs(y - cy) - h / 2)
const both =
  (a: Shape, b: Shape): Shape =>
  (x, y) =>
    Math.max(a(x, y), b(x, y))

/** The letter E of a chart of vision, of five by five units. */
const letter = (cx: number, cy: number, size: number): Shape[] => {
  const unit = size / 5
  return [box(cx - 2 * unit, cy, unit, size), ...[-2, 0, 2].map(row => box(cx, cy + row * unit, size, unit))]
}

/** Shapes of a motif with how strongly each is drawn. */
const motifs = {
  rings: [0.14, 0.22, 0.3, 0.38, 0.46, 0.54].map((r, at): readonly [Shape, number] => [
    ring(0, 0, r, 0.03),
    1 - at * 0.15,
  ]),
  sun: [
    [circle(0, 0, 0.2), 1],
    ...Array.from({ length: 12 }, (_, at): readonly [Shape, number] => [
      circle(0.33 * Math.cos((at * Math.PI) / 6), 0.33 * Math.sin((at * Math.PI) / 6), 0.035),
      0.8,
    ]),
  ],
  blocks: Array.from({ length: 15 }, (_, at): readonly [Shape, number] => [
    box(((at % 5) - 2) * 0.2, (Math.floor(at / 5) - 1) * 0.24, 0.15, 0.18),
    [1, 0.35, 0.7, 0.5][(at * 7) % 4]!,
  ]),
  chart: [
    [0.2, -0.28, 1],
    [0.14, -0.03, 3],
    [0.09, 0.15, 5],
    [0.06, 0.29, 7],
  ].flatMap(([size, y, n]) =>
    Array.from({ length: n! }, (_, at) => letter((at - (n! - 1) / 2) * size! * 1.7, y!, size!))
      .flat()
      .map((shape): readonly [Shape, number] => [shape, 1]),
  ),
  eye: [
    [both(circle(0, 0.3, 0.56), circle(0, -0.3, 0.56)), 0.3],
    [ring(0, 0, 0.19, 0.05), 1],
    [circle(0, 0, 0.1), 1],
    [circle(0.05, -0.05, 0.025), -1],
  ],
  sheet: [
    [box(0, -0.38, 0.36, 0.035), 1],
    ...Array.from({ length: 11 }, (_, at): readonly [Shape, number] => [
      box(at % 4 === 3 ? -0.08 : 0, -0.28 + at * 0.05, at % 4 === 3 ? 0.4 : 0.56, 0.012),
      0.45,
    ]),
    [(x, y) => Math.max(Math.abs(y - 0.36 - 0.03 * Math.sin(x * 40)) - 0.008, Math.abs(x - 0.12) - 0.12), 0.9],
  ],
  waves: [-0.3, -0.1, 0.1, 0.3].map((line, at): readonly [Shape, number] => [
    (x, y) => Math.abs(y - line - 0.07 * Math.sin(x * 7 + at * 1.3)) - 0.028,
    1 - at * 0.18,
  ]),
} satisfies Record<string, readonly (readonly [Shape, number])[]>

const colour = (hex: string): readonly number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** A picture as WebP, drawn point by point. */
export const drawn = async ({ motif, ground, ink }: Drawing, width: number, height: number): Promise<Uint8Array> => {
  const [below, above] = [colour(ground), colour(ink)]
  const shapes: readonly (readonly [Shape, number])[] = motifs[motif]
  const bytes = Buffer.alloc(width * height * 3)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 3) {
      const [x, y] = [(column - width / 2) / height, row / height - 0.5]
      let inked = 0
      for (const [shape, strength] of shapes) {
        const covered = Math.min(1, Math.max(0, 0.5 - shape(x, y) * height))
        if (covered > 0) inked += covered * ((strength < 0 ? 0 : strength) - inked)
      }
      // A little lighter towards the top, as if lit from there.
      const light = 1.06 - 0.12 * (row / height)
      for (let part = 0; part < 3; part++)
        bytes[at + part] = Math.min(255, (below[part]! + (above[part]! - below[part]!) * inked) * light)
    }
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84 })
    .toBuffer()
}
