import { sql } from 'kysely'
import { picture } from '../../resources/tools/picture.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { notFound, Problem } from '../core/errors/problem.ts'
import { drawUpload, keepUpload } from '../system/upload.ts'
import { changeUses, usesOf, usesText } from './pictureUses.ts'

/** Pixels a side: as large as a banner is shown anywhere. */
const longestSide = 2048

/** What everybody may put into records, and what no longer; the file itself goes with what nobody holds. */
const share = (key: string, shared: boolean, { db }: Pick<Context, 'db'>) =>
  db.updateTable('upload').set({ shared }).where('key', '=', key).execute()

export const pictureImplementation = implement(
  picture,
  {
    add: inSteps(async ({ file, name, tags }, before) => {
      const drawn = await drawUpload(file, before, longestSide)
      const { width, height, format } = drawn
      const key = await keepUpload(drawn, before, true)
      return async context => {
        const named = name ?? context.t('app.pictures.unnamed')
        const id = await context.create(picture, {
          name: named,
          tags,
          picture: key,
          fileFormat: format,
          width,
          height,
          bytes: drawn.bytes.byteLength,
        })
        return { id, key, keyUrl: context.files.address(key, context.token), name: named }
      }
    }),

    replace: inSteps(async ({ id, file }, before) => {
      const drawn = await drawUpload(file, before, longestSide)
      const { width, height, format } = drawn
      const key = await keepUpload(drawn, before, true)
      return async context => {
        const {
          rows: [former],
        } = await sql<{ picture: string }>`select picture from picture where id = ${id} for update`.execute(context.db)
        if (!former) throw notFound()
        const { elsewhere, places } = await usesOf(former.picture, context)
        if (elsewhere > 0) throw new Problem(409, 'pictureUsedElsewhere', { parameters: { count: elsewhere } })
        await context.update(picture, id, {
          picture: key,
          fileFormat: format,
          width,
          height,
          bytes: drawn.bytes.byteLength,
        })
        await changeUses(former.picture, key, places, context)
        await share(former.picture, false, context)
        return { key, keyUrl: context.files.address(key, context.token), changed: places.length }
      }
    }),

    uses: async (record, _input, context) => {
      const { places, elsewhere } = await usesOf(record.picture ?? '', context)
      return { places, elsewhere }
    },

    // As many as the list finds by it, which is by what tags contain.
    tags: async (_input, { db }) => {
      const { rows } = await sql<{ tag: string; pictures: number }>`
      with named as (select tag, count(*) as times from picture p, unnest(regexp_split_to_array(p.tags, '[\\s,，、;；]+')) tag where tag <> '' group by tag order by times desc, tag limit 50)
      select tag, (select count(*)::integer from picture p where strpos(lower(p.tags), lower(tag)) > 0) as pictures from named order by times desc, tag`.execute(
        db,
      )
      return rows
    },
  },
  {
    on: ['remove'],
    async before(_action, record, _input, context) {
      const key = record?.picture
      if (!key) return
      const uses = await usesOf(key, context)
      if (uses.elsewhere + uses.places.length > 0)
        throw new Problem(409, 'pictureUsed', { parameters: { places: usesText(uses, context) } })
      await share(key, false, context)
    },
  },
)
