import { permissionOf } from '../../resources/core/permission.ts'
import type { Language } from '../core/contract.ts'
import type { Execution } from '../core/execution.ts'
import { momentText } from '../core/momentText.ts'
import { operatorsWho } from '../platform/session/operatorsWho.ts'

const bodyIn = (
  language: Language,
  { host: { translate }, resource, operator, now, timeZone, client }: Execution,
): string =>
  translate(language, 'messages.settingsChanged.body', {
    what: translate(language, `resources.${resource.name}.name`),
    name: operator?.name ?? '',
    username: operator?.username ?? '',
    ip: client.ip,
    at: momentText(now, { language, timeZone }),
  })

/**
 * Tells the others who may do the same that it was done: by a notice of theirs that nobody can change, and by mail
 * where mail can be sent. To be called before the change: the mail goes by the services as they still are, so that
 * whoever turns them off or elsewhere cannot keep it from them.
 */
export const notifyAdministrators = async (call: Execution): Promise<void> => {
  const {
    db,
    host: { sender, notifyOperators },
    operator,
    resource,
    name,
    now,
    client,
    tasks,
  } = call
  const others = await operatorsWho(db, { permission: permissionOf(resource, name), except: operator?.id })
  const parameters = {
    what: { text: `resources.${resource.name}.name` },
    name: operator?.name ?? '',
    username: operator?.username ?? '',
    ip: client.ip,
    at: { moment: now.toISOString() },
  }
  await notifyOperators(
    call,
    others.map(({ id }) => id),
    { key: 'settingsChanged', parameters },
  )
  const mails = []
  for (const { email, language } of others) {
    // Whoever fills a mailbox beforehand keeps a mail away, but not the notice.
    if (email === null || (await sender.allow(db, 'email', email)) !== null) continue
    // In both languages to somebody who never signed in.
    const body = language ? bodyIn(language, call) : `${bodyIn('zh', call)}\n\n${bodyIn('en', call)}`
    mails.push({
      channel: 'email',
      recipient: email,
      about: 'settingsChanged',
      language: language ?? 'both',
      body,
      isCounted: true,
    } as const)
  }
  if (mails.length > 0) tasks.push(await sender.sendByPresent(db, mails))
}
