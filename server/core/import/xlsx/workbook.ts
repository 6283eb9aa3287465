import { refuse } from '../read/refuse.ts'
import type { Package } from './Package.ts'
import { readAllXml } from './readXml.ts'

/** The sheet that is read, and what its cells need. */
export interface Workbook {
  readonly name: string
  readonly sheet: string
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
  /** Days count from 1904 rather than from 1900. */
  readonly from1904: boolean
}

interface Relation {
  readonly type: string
  readonly target: string
}

/**
 * The address that a target has, as seen from the part that names it. Whatever leaves the package leads nowhere. Throws
 * 400 for what is no address.
 */
const resolved = (from: string, target: string): string => {
  try {
    return decodeURIComponent(new URL(target, `file:///${from}`).pathname.slice(1))
  } catch {
    throw refuse('sheetBroken')
  }
}

const relationsOf = async (pack: Package, part: string): Promise<Map<string, Relation>> => {
  const name = part.lastIndexOf('/') + 1
  const path = `${part.slice(0, name)}_rels/${part.slice(name)}.rels`
  const relations = new Map<string, Relation>()
  if (!pack.has(path)) return relations
  await readAllXml(pack.read(path), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolved(part, Target) })
    },
  })
  return relations
}

const ofType = (relations: ReadonlyMap<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find(relation => relation.type === type)?.target

const isYes = (value: string | undefined): boolean => value === '1' || value === 'true'

/**
 * Finds the first sheet that is not hidden. Throws 400 for a workbook with macros, and where there is no such sheet.
 */
export const openWorkbook = async (pack: Package): Promise<Workbook> => {
  if (pack.names.some(name => name.endsWith('vbaproject.bin'))) throw refuse('sheetMacros')
  const path = ofType(await relationsOf(pack, ''), 'officeDocument')
  if (path === undefined || !pack.has(path)) throw refuse('sheetNotTable')
  if (!path.toLowerCase().endsWith('.xml')) throw refuse('sheetOld')
  const relations = await relationsOf(pack, path)
  const sheets: { readonly name: string; readonly target: string }[] = []
  let from1904 = false
  await readAllXml(pack.read(path), {
    open(element, attributes) {
      if (element === 'workbookPr') from1904 = isYes(attributes['date1904'])
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
      const relation = relations.get(id)
      if (element === 'sheet' && relation?.type === 'worksheet' && (attributes['state'] ?? 'visible') === 'visible') {
        sheets.push({ name: attributes['name'] ?? '', target: relation.target })
      }
    },
  })
  const [first] = sheets
  if (!first) throw refuse('sheetEmpty')
  return {
    name: first.name,
    sheet: first.target,
    sharedStrings: ofType(relations, 'sharedStrings'),
    styles: ofType(relations, 'styles'),
    from1904,
  }
}
