/** A file by its key, and what was worked out of it when it came. */
export interface StoredFile {
  readonly key: string
  readonly name: string
  readonly type: string | null
  /** Bytes. */
  readonly size: number | null
}

/** The files whose keys a column holds, in their order, as JSON of {@link StoredFile}; null where there are none. */
export const filesSql = (column: string): string => `(
  select jsonb_agg(jsonb_build_object('key', k.key, 'name', coalesce(u.name, ''), 'type', u.type, 'size', u.size) order by k.place)
  from unnest(${column}) with ordinality k(key, place) left join upload u on u.key = k.key)`
