import { theFirst } from './Caller.ts'
import type { Busy, Client, Row } from './Caller.ts'

/** News and an article for everybody, opened on a device. */
const publishNews = async ({ admin }: Busy, { device }: Client): Promise<void> => {
  const news = await admin.send<Row>('POST api/news', {
    title: '开放日',
    titleEn: 'Open day',
    content: '<p>欢迎参观</p>',
    contentEn: '<p>Welcome</p>',
  })
  await admin.send(`PUT api/news/publish/${news.id}`, {})
  await device.send('GET api/client/content/news')
  await device.send(`POST api/client/content/news/${news.id}/read`, {})
  const article = await admin.send<Row>('POST api/knowledge', { title: '用眼卫生', content: '<p>多到户外</p>' })
  await admin.send(`PUT api/knowledge/publish/${article.id}`, {})
  await device.send(`POST api/client/content/knowledge/${article.id}/read`, {})
}

/** What is new in the back office, seen by an operator. */
const announceRelease = async ({ admin }: Busy): Promise<void> => {
  const release = await admin.send<Row>('POST api/updateInfo', {
    release: '99.0.0',
    day: '2026-01-01',
    kinds: ['mended'],
    content: '<p>修复了打印</p>',
  })
  await admin.send(`PUT api/updateInfo/publish/${release.id}`, {})
  await admin.send('POST api/whatsNew/seen', { until: new Date().toISOString() })
}

/** A story of success begins with what a case tells. */
const tellOfCase = async ({ admin, patients: [child] }: Busy): Promise<void> => {
  const found = theFirst(await admin.rows(`api/caseInfo?patient=${child!.id}&size=1`), 'case')
  await admin.send('POST api/caseSuccess/fromCase', { case: found.id })
}

/** A release of the training client is offered to a device, which tells of a failure of it. */
const rollOut = async ({ admin }: Busy, { device }: Client): Promise<void> => {
  const planned = theFirst(
    await admin.rows(`api/grayPublish?filter=${encodeURIComponent('{"state":"planned"}')}`),
    'rollout',
  )
  await admin.send(`PUT api/grayPublish/${planned.id}`, { version: planned['version'], percentage: 100 })
  await admin.send(`PUT api/grayPublish/start/${planned.id}`, {})
  const { platform, release } = await admin.send<Row>(`GET api/clientSoftware/${String(planned['software'])}`)
  await device.send(`GET api/clientSoftware/latest?platform=${String(platform)}&version=1.2.3`)
  await device.send('POST api/client/errorReport', {
    platform,
    version: release,
    kind: 'RangeError',
    message: 'level 99',
    stack: 'at play (game.js:1:2)',
  })
}

/** What operators, guardians and training clients are told. */
export const publish = async (busy: Busy, client: Client): Promise<void> => {
  await publishNews(busy, client)
  await announceRelease(busy)
  await tellOfCase(busy)
  await rollOut(busy, client)
}
