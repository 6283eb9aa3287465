import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import '../../platform/storage/tables.ts'
import type { Storage } from '../../platform/storage/Storage.ts'
import { drawn } from './draw.ts'
import type { Drawing } from './draw.ts'

/** What the pictures of the sample show, by name. */
const wide: Readonly<Record<string, Drawing>> = {
  opening: { motif: 'rings', ground: '#0b4f6c', ink: '#8fe3ff' },
  holidays: { motif: 'sun', ground: '#f6a623', ink: '#fff4d6' },
  outdoors: { motif: 'sun', ground: '#3f8f4f', ink: '#f7f3b2' },
  newGames: { motif: 'blocks', ground: '#5b3f95', ink: '#ffd166' },
  training: { motif: 'rings', ground: '#284b9b', ink: '#f9b4c6' },
  chart: { motif: 'chart', ground: '#f3f6f8', ink: '#203040' },
  patching: { motif: 'eye', ground: '#b44a3c', ink: '#fbe3d4' },
  eyes: { motif: 'eye', ground: '#136f63', ink: '#e2fff4' },
  congress: { motif: 'blocks', ground: '#22304a', ink: '#7fb4ff' },
  stereo: { motif: 'waves', ground: '#1d2b53', ink: '#ff77a8' },
  stars: { motif: 'sun', ground: '#6b4ba3', ink: '#ffe9a8' },
  film: { motif: 'waves', ground: '#0e6377', ink: '#d7fbe8' },
  poster: { motif: 'chart', ground: '#fff7e6', ink: '#7a3b00' },
  summer: { motif: 'sun', ground: '#1f8ac0', ink: '#fff1a8' },
}
/** A sheet that says whose consent it would hold. */
const page: Readonly<Record<string, Drawing>> = {
  consentOne: { motif: 'sheet', ground: '#fdfdf8', ink: '#39424e' },
  consentTwo: { motif: 'sheet', ground: '#f7f9fc', ink: '#2d3a55' },
}
const square: Readonly<Record<string, Drawing>> = {
  hospitalMark: { motif: 'eye', ground: '#ffffff', ink: '#0b6fa4' },
  schoolMark: { motif: 'sun', ground: '#ffffff', ink: '#d98324' },
  instituteMark: { motif: 'rings', ground: '#ffffff', ink: '#7a3e9d' },
  makerMark: { motif: 'blocks', ground: '#ffffff', ink: '#2c7a4b' },
}

/** The key under which a picture of the sample is kept. */
export const pictureOf = (name: keyof typeof wide | keyof typeof square | keyof typeof page): string =>
  createHash('sha256').update(`sample picture ${name}`).digest('hex').slice(0, 32)

/** Draws those pictures of the sample that are not kept yet, neither here nor in a bucket. */
export const keepPictures = async (db: Kysely<Tables>, storage: Storage): Promise<void> => {
  const elsewhere = new Set(
    (await db.selectFrom('upload').select('key').where('place', '<>', 'disk').execute()).map(one => one.key),
  )
  const sized = [
    ...Object.entries(wide).map(entry => [...entry, 640, 360] as const),
    ...Object.entries(square).map(entry => [...entry, 240, 240] as const),
    ...Object.entries(page).map(entry => [...entry, 420, 594] as const),
  ]
  for (const [name, drawing, width, height] of sized) {
    const key = pictureOf(name)
    if (!elsewhere.has(key) && (await storage.get(key)) === undefined)
      await storage.put(key, await drawn(drawing, width, height))
  }
}
