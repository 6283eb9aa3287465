import type { Generated } from 'kysely'
import type { Place } from '../../../resources/system/places.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /**
     * `place` is where it was put or moved to; it is found in the other place, too. `shared` are those that everybody
     * may put into records and texts. What came by parts has its name, its kind by its contents, and its SHA-256; the
     * others are pictures.
     */
    upload: {
      key: string
      operator: number
      size: number
      created_at: string
      shared: Generated<boolean>
      place: Generated<Place>
      id: Generated<string>
      name: Generated<string | null>
      type: Generated<string | null>
      sha256: Generated<string | null>
    }
    /**
     * A file on its way, by parts, into a field (`clientSoftware.file`). Whoever writes it holds the lock until a
     * moment.
     */
    upload_part: {
      key: string
      operator: number
      field: string
      name: string
      size: number
      created_at: string
      touched_at: string
      lock: Generated<string | null>
      locked_until: Generated<string | null>
    }
    installation_secret: { name: string; secret: string }
  }
}
