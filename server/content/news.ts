import { news } from '../../resources/content/news.ts'
import { notFound } from '../core/errors/problem.ts'
import { all, Statement } from '../core/statement.ts'
import { implementPublished } from './implementPublished.ts'
import './tables.ts'

export const newsImplementation = implementPublished(news, {
  async read({ id }, context) {
    const { db, device, today } = context
    const statement = new Statement()
    const [shown] = await statement.run<{ id: number }>(
      db,
      `select t.id from news t where ${all([`t.id = ${statement.bind(id)}`, ...context.reach('news', statement, 't')])} for update of t`,
    )
    if (!shown || !device) throw notFound()
    const added = await db
      .insertInto('news_read')
      .values({ news: id, device: device.device, day: today })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    const counted = Number(added.numInsertedOrUpdatedRows ?? 0) > 0
    // Being read is no change of what was written: neither its version nor its history tells of it.
    if (counted)
      await db
        .updateTable('news')
        .set(({ eb }) => ({ read_count: eb('read_count', '+', 1) }))
        .where('id', '=', id)
        .execute()
    return { counted }
  },
})
