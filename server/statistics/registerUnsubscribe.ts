import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { reportSubscription } from '../../resources/statistics/reportSubscription.ts'
import type { Language } from '../core/contract.ts'
import type { Engine } from '../core/engine.ts'
import { inTransaction } from '../core/execution.ts'
import { xml } from '../core/export/xml.ts'
import { contextOf } from '../core/hooks.ts'
import { languageOf } from '../platform/session/operatorLanguage.ts'
import { loadOperator } from '../platform/session/loadOperator.ts'
import { linkedSubscription } from './unsubscribeLink.ts'

const style = `body{font-family:sans-serif;max-width:32rem;margin:12vh auto;padding:0 1rem;color:#101828;line-height:1.6}h1{font-size:1.25rem}
button{font:inherit;padding:.5rem 1.25rem;border:0;border-radius:6px;background:#1565c0;color:#fff;cursor:pointer}a{color:#1565c0}
@media(prefers-color-scheme:dark){body{background:#121212;color:#e6e6e6}a{color:#90caf9}}`

/** It has neither scripts nor anything from elsewhere, so that it opens in whatever opens mail; nobody may frame it. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

interface Found {
  readonly id: number
  readonly subscriber: number
  readonly report: string
  readonly state: string
  readonly language: Language
}

/**
 * The page on which a subscription is ended without signing in, by the link of a mail: it asks first, since programs
 * look at the links of mails before people do. A POST to the same address ends it at once, as programs for mail do by
 * one click (RFC 8058).
 */
export const registerUnsubscribe = (app: FastifyInstance, engine: Engine, clock: () => Date): void => {
  const {
    database: { db },
    cipher,
    publicUrl,
    translate,
  } = engine.host

  const find = async (token: string): Promise<Found | undefined> => {
    const id = linkedSubscription(cipher, token)
    const found =
      id === undefined
        ? undefined
        : await db
            .selectFrom('report_subscription')
            .select(['id', 'report', 'state', 'created_by'])
            .where('id', '=', id)
            .executeTakeFirst()
    return (
      found && {
        id: found.id,
        report: found.report,
        state: found.state,
        subscriber: found.created_by!,
        language: await languageOf(db, found.created_by!, 'zh'),
      }
    )
  }

  const send = (reply: FastifyReply, status: number, language: Language, text: string, more = ''): FastifyReply => {
    const title = xml(translate(language, 'reportMail.unsubscribeTitle'))
    return reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>` +
          `<body><h1>${title}</h1><p>${xml(text)}</p>${more}</body></html>`,
      )
  }

  const unknown = (reply: FastifyReply, acceptLanguage: string | undefined): FastifyReply => {
    const language = acceptLanguage?.startsWith('en') ? 'en' : 'zh'
    return send(reply, 404, language, translate(language, 'reportMail.unknownLink'))
  }

  const ended = (reply: FastifyReply, { language, report }: Found): FastifyReply =>
    send(
      reply,
      200,
      language,
      translate(language, 'reportMail.unsubscribed', { title: translate(language, `pages.${report}`) }),
      `<p><a href="${xml(`${publicUrl}/reportSubscription`)}">${xml(translate(language, 'reportMail.manage'))}</a></p>`,
    )

  const endIt = async ({ id, subscriber, language }: Found, log: FastifyInstance['log']): Promise<void> => {
    // Of an account that is not in use the product itself ends it.
    const operator = (await loadOperator(db, subscriber))?.operator
    const call = operator
      ? engine.beginFor(operator, reportSubscription, 'end', { now: clock(), log, language })
      : engine.beginJob('sendReports', { now: clock(), log })
    await inTransaction(call, async inner => {
      const active = await inner.db
        .selectFrom('report_subscription')
        .select('id')
        .where('id', '=', id)
        .where('state', '=', 'active')
        .forUpdate()
        .executeTakeFirst()
      if (active)
        await contextOf(inner).update(reportSubscription, id, { state: 'ended', ending: 'unsubscribed' }, 'end')
    })
  }

  void app.register(async scope => {
    // What the page's form and programs for mail send says nothing: the address says it all.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => {
        done(null, {})
      },
    )
    scope.get<{ Params: { token: string } }>('/api/unsubscribe/:token', async (request, reply) => {
      const found = await find(request.params.token)
      if (!found) return unknown(reply, request.headers['accept-language'])
      if (found.state !== 'active') return ended(reply, found)
      const { language, report } = found
      return send(
        reply,
        200,
        language,
        translate(language, 'reportMail.ask', { title: translate(language, `pages.${report}`) }),
        `<form method="post"><button type="submit">${xml(translate(language, 'reportMail.unsubscribe'))}</button></form>`,
      )
    })
    scope.post<{ Params: { token: string } }>('/api/unsubscribe/:token', async (request, reply) => {
      const found = await find(request.params.token)
      if (!found) return unknown(reply, request.headers['accept-language'])
      await endIt(found, request.log)
      return ended(reply, found)
    })
  })
}
