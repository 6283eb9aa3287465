import { sql } from 'kysely'
import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import { newToken, tokenHash } from '../../server/platform/session/tokens.ts'
import '../../server/training/tables.ts'

/** What of each kind is published: two thirds for everybody, the rest for some organisations. */
const published = 60
/** A page of text, as people write it. */
const text = `<h2>遮盖训练</h2>${'<p>每天遮盖健眼两小时，期间做近距离的精细活动：描图、穿珠、阅读。每四周复查一次视力，按复查结果调整时间。</p>'.repeat(12)}`

/** Gives the sample's organisations so many devices with tokens, and readers something to read. Answers the tokens. */
export const openClients = async (url: string, devices: number): Promise<readonly string[]> => {
  const database = await openDatabase({ url })
  try {
    const tokens = Array.from({ length: devices }, newToken)
    const hospitals = sql`(select array_agg(id order by id) from hospital where not deleted)`
    await sql`
      with made as (
        insert into device (name, serial, hospital, access, issued_at)
        select 'Bench ' || n, 'BENCH' || n, h.ids[1 + n % cardinality(h.ids)], 'issued', now() from (select ${hospitals} as ids) h, generate_series(1, ${devices}::integer) n returning id, serial)
      insert into device_token (device, token_hash, issued_at)
      select id, (${tokens.map(tokenHash)}::text[])[substr(serial, 6)::integer], now() from made`.execute(database.db)
    const some = sql`case when n % 3 = 0 then array[h.ids[1 + n % cardinality(h.ids)], h.ids[1 + (n * 7) % cardinality(h.ids)]] end`
    await sql`
      insert into news (title, summary, content, hospitals, state, valid_from)
      select '新闻 ' || n, '摘要', ${text}::text || n, ${some}, 'published', date_trunc('day', now()) - n * interval '1 day' from (select ${hospitals} as ids) h, generate_series(1, ${published}::integer) n`.execute(
      database.db,
    )
    await sql`
      insert into user_help (name, content, hospitals, state, valid_from, sort)
      select '帮助 ' || n, ${text}::text || n, ${some}, 'published', date_trunc('day', now()) - n * interval '1 day', n from (select ${hospitals} as ids) h, generate_series(1, ${published}::integer) n`.execute(
      database.db,
    )
    await database.execScript('vacuum analyze')
    return tokens
  } finally {
    await database.close()
  }
}
