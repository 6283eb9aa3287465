import { languages, translate } from '../../../i18n/index.ts'
import type { Database, DatabaseLog } from '../database/Database.ts'
import type { Channel, MailParts, Sender } from '../../core/contract.ts'
import type { Rhythm } from '../jobs/rhythms.ts'
import { bodyPlace, createSender, partsPlace } from './createSender.ts'
import { DeliveryError } from './delivery.ts'
import type { Deliver, Outgoing } from './delivery.ts'
import { claim, claimOne, expire, markFailed, markSent } from './queue.ts'
import type { Claimed } from './queue.ts'
import { serviceOf, serviceStates } from './services.ts'
import type { ServiceOptions } from './services.ts'

export interface OutboxOptions extends Pick<ServiceOptions, 'cipher' | 'mail' | 'outgoing'> {
  readonly database: Pick<Database, 'db'>
  readonly log?: DatabaseLog
  readonly clock?: () => Date
  /** Milliseconds that one delivery may take (15 000). */
  readonly timeout?: number
}

/** What delivers the messages of one host. Several hosts share the log of messages; none sends what another does. */
export interface Outbox {
  readonly sender: Sender
  /** Delivers everything that is due; resolves when nothing is left. Throws DatabaseError. */
  deliver(): Promise<void>
  /** What is to be done again and again while the host runs. */
  readonly rhythms: readonly Rhythm[]
  /** Takes nothing more, and waits for what is under way. */
  close(): Promise<void>
}

/** The subject that follows from what a message is about, in its language. */
const subjectOf = (about: Claimed['about'], language: Claimed['language']): string =>
  (language === 'both' ? languages : [language]).map(one => translate(one, `messages.${about}.subject`)).join(' / ')

const workers = 3
const everSince = 3650

/** Opens the outbox of one host. */
export const createOutbox = ({
  database: { db },
  cipher,
  mail,
  outgoing,
  log,
  clock = () => new Date(),
  timeout = 15_000,
}: OutboxOptions): Outbox => {
  const options: ServiceOptions = { cipher, mail, outgoing, timeout, clock }
  let isClosing = false
  let isAskedAgain = false
  let running: Promise<void> | undefined
  let hasExpiredOld = false

  const failed = async (message: Claimed, error: unknown): Promise<void> => {
    const failure = error instanceof DeliveryError ? error : new DeliveryError('unexpected')
    if (failure !== error) log?.error({ err: error, message: message.id }, 'a delivery failed unexpectedly')
    else
      log?.warn(
        {
          message: message.id,
          channel: message.channel,
          reason: failure.reason,
          detail: failure.detail,
          advice: failure.advice,
          tries: message.tries,
        },
        'a message was not delivered',
      )
    await markFailed(db, message, failure, clock())
  }

  const opened = ({ body, parts }: Claimed): Pick<Outgoing, 'body' | 'mail'> => {
    try {
      return {
        body: cipher.open(body, bodyPlace),
        ...(parts === null ? {} : { mail: JSON.parse(cipher.open(parts, partsPlace)) as MailParts }),
      }
    } catch {
      // It was sealed with a key that is lost: nobody can read it any more.
      throw new DeliveryError('unexpected', null, true)
    }
  }

  /** Delivers a claimed message by a service, or by that of its channel as it is set now. */
  const deliverBy = async (
    message: Claimed,
    find: (channel: Channel) => Promise<Deliver | undefined>,
  ): Promise<void> => {
    try {
      const service = await find(message.channel)
      if (!service) throw new DeliveryError('notConfigured', null, true)
      const { id, recipient, about, language } = message
      const content = opened(message)
      await service({ id, recipient, subject: content.mail?.subject ?? subjectOf(about, language), ...content })
    } catch (error) {
      await failed(message, error)
      return
    }
    await markSent(db, message, clock())
  }

  const deliverOne = async (): Promise<boolean> => {
    const message = isClosing ? undefined : await claim(db, clock())
    if (!message) return false
    await deliverBy(message, channel => serviceOf(channel, db, options))
    return true
  }

  /** What is delivered apart from the queue; waited for when the host stops. */
  const apart = new Set<Promise<void>>()
  const deliverThese = async (
    ids: readonly number[],
    find: (channel: Channel) => Promise<Deliver | undefined>,
  ): Promise<void> => {
    for (const id of ids) {
      const message = isClosing ? undefined : await claimOne(db, id, clock())
      if (message) await deliverBy(message, find)
    }
  }

  const work = async (): Promise<void> => {
    while (await deliverOne());
  }

  const deliverAll = async (): Promise<void> => {
    do {
      isAskedAgain = false
      await Promise.all(Array.from({ length: workers }, work))
    } while (isAskedAgain && !isClosing)
  }

  const deliver = (): Promise<void> => {
    isAskedAgain = true
    return (running ??= deliverAll().finally(() => {
      running = undefined
    }))
  }

  return {
    sender: createSender({
      cipher,
      clock,
      services: by => serviceStates(by, mail),
      async presently(by) {
        const email = serviceOf('email', by, options)
        // Where it cannot be had, each message is told so, and waits for those that are set then.
        await email.catch(() => undefined)
        return ids => {
          const done = deliverThese(ids, async channel => (channel === 'email' ? email : undefined))
            .catch((error: unknown) => log?.error({ err: error }, 'messages could not be delivered'))
            .finally(() => {
              apart.delete(done)
            })
          apart.add(done)
        }
      },
      deliver: () => {
        deliver().catch((error: unknown) => log?.error({ err: error }, 'messages could not be delivered'))
      },
    }),
    deliver,
    rhythms: [
      { name: 'deliverMessages', every: 10_000, run: deliver },
      {
        name: 'expireMessages',
        every: 60_000,
        async run() {
          await expire(db, clock(), hasExpiredOld ? 2 : everSince)
          hasExpiredOld = true
        },
      },
    ],
    async close() {
      isClosing = true
      await running?.catch(() => undefined)
      await Promise.all(apart)
    },
  }
}
