/** The files of the product that an entity has a line in, as they were when this page was built. */
const sources = import.meta.glob<string>(
  [
    '../../../../resources/*/index.ts',
    '../../../../i18n/*/*/index.ts',
    '../../../../i18n/*/*/guides.ts',
    '../../../shell/layout/moreIcons.tsx',
  ],
  { query: '?raw', import: 'default' },
)

/** Whether there is a file of that path where entities are written. */
const there: ReadonlySet<string> = new Set(
  Object.keys(import.meta.glob(['../../../../resources/*/*.ts', '../../../../i18n/*/*/*.ts'])),
)
export const isFileThere = (file: string): boolean => there.has(`../../../../${file}`)

/** Their text by their paths in the tree; what is asked for alone is loaded. */
export const readSources = async (files: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      files.map(async file => {
        const load = sources[`../../../../${file}`] ?? sources[`../../../${file.replace(/^src\//, '')}`]
        if (!load) throw new Error(`${file} is not there`)
        return [file, await load()] as const
      }),
    ),
  )
