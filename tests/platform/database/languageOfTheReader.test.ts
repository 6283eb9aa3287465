import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runScript } from '../../../server/platform/database/commands.ts'
import { readMigrations } from '../../../server/core/migrations/readMigrations.ts'
import { describeAbove, type TestDatabase } from '../../support/database.ts'

const migration = '0141_in_the_language_of_the_reader'
/** Subjects as earlier versions wrote them, with what they are about and their language. */
const subjects = [
  ['您的账号与一次性密码', 'oneTimePassword', 'zh'],
  ['Your account and one-time password', 'oneTimePassword', 'en'],
  ['验证码', 'code', 'zh'],
  ['Your code', 'code', 'en'],
  ['账号安全提醒', 'account', 'zh'],
  ['The email of your account was changed', 'account', 'en'],
  ['系统设置已变更 / Settings were changed', 'settingsChanged', 'both'],
  ['测试消息', 'test', 'zh'],
  ['Test message', 'test', 'en'],
]

describeAbove('what an earlier version said in the language of the writer', ({ open }) => {
  let database: TestDatabase
  const rows = async (text: string) => (await sql.raw(text).execute(database.db)).rows as Record<string, unknown>[]

  beforeAll(async () => {
    database = await open()
    await runScript(
      database.db,
      `
      ${['insert', 'update', 'delete'].map(event => `drop trigger message_totals_${event} on message;`).join(' ')}
      alter table message drop column about, drop column language, add column subject text, add column search text;
      insert into message (channel, recipient, subject, state) values ${subjects.map(([subject]) => `('email', 'a@example.com', '${subject}', 'sent')`).join(', ')};
      insert into hospital (id, name, code, kind, province, city, contact, phone) values (1, 'one', 'HZ01', 'hospital', 'p', 'c', 'n', '1');
      insert into refund_request (number, hospital, recharge_type, times, reason, review, answer) values
        ('A', 1, 'ordinary', 1, 'r', 'failed', '没有可退的次数'), ('B', 1, 'ordinary', 1, 'r', 'refuse', 'by hand');
      ${readMigrations().find(({ name }) => name === migration)!.sql}`,
    )
  })
  afterAll(() => database.close())

  it('is kept as what a message is about, and its language', async () => {
    expect(
      (await rows('select about, language from message order by id')).map(({ about, language }) => [about, language]),
    ).toEqual(subjects.map(([, about, language]) => [about, language]))
  })

  it('is kept as the cause of a refund that failed; what a person wrote stays', async () => {
    expect(await rows('select answer, failure from refund_request order by number')).toEqual([
      { answer: null, failure: 'nothingLeft' },
      { answer: 'by hand', failure: null },
    ])
    expect(await rows(`select changes from change_log where request_id = '${migration}'`)).toEqual([
      { changes: { answer: ['没有可退的次数', null], failure: [null, 'nothingLeft'] } },
    ])
  })
})
