import { addDays } from '../../domain/calendar.ts'
import { minutesUntilQuiet } from '../../domain/quietHours.ts'
import type { Context } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { day, later, minute } from '../core/lifetime.ts'
import { Statement } from '../core/statement.ts'
import type { JobContext, JobOutcome } from '../platform/jobs/JobHandler.ts'

/** Families of one transaction, and days between two reminders of one guardian. */
const batch = 100
const pause = 7
/** How long after its date one is still reminded of. */
const lately = 28

/** What was said last by whom nobody is to remind any more; values of the dictionary that the product starts with. */
const settled = ['stopped', 'elsewhere', 'recovered', 'wrongNumber']

interface Family {
  readonly mobile: string
  readonly names: string
  readonly hospital: string
  readonly day: string
  readonly isOver: boolean
}

const settingsOf = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('config_setting')
    .select([
      'guardian_reminders as isOn',
      'reminder_days as days',
      'reminder_language as language',
      'quiet_from as from',
      'quiet_until as until',
    ])
    .executeTakeFirstOrThrow()

/**
 * Guardians whose children are to be examined, in the order of their numbers behind the last one: who consented and was
 * not reminded lately, of children who may train.
 */
const familiesAfter = async (mobile: string, days: number, { db, today, now }: Context): Promise<readonly Family[]> => {
  const statement = new Statement()
  const [after, first, last, date, since] = [
    mobile,
    addDays(today, -lately),
    addDays(today, days),
    today,
    later(now, -pause * day).toISOString(),
  ].map(value => statement.bind(value))
  return statement.run<Family>(
    db,
    `
    select p.guardian_mobile as mobile, string_agg(p.name, '、' order by c.reexamine_on, p.id) as names, (array_agg(h.name order by c.reexamine_on, p.id))[1] as hospital,
      min(c.reexamine_on) as day, min(c.reexamine_on) < ${date}::date as "isOver"
    from "case" c join patient p on p.id = c.patient join hospital h on h.id = p.hospital
    left join lateral (select u.result from follow_up u where u.patient = p.id and not u.deleted order by u.at desc, u.id desc limit 1) f on true
    where not c.deleted and c.reexamine_on between ${first}::date and ${last}::date
      and not p.deleted and not h.deleted and p.type <> 'demo' and p.access = 'permission' and p.consent_on is not null and p.guardian_mobile > ${after}
      and coalesce(f.result, '') <> all(${statement.bind(settled)}::text[])
      and not exists (select from message m where m.channel = 'sms' and m.about = 'reexamination' and m.recipient = p.guardian_mobile and m.created_at > ${since}::timestamptz)
    group by p.guardian_mobile order by p.guardian_mobile limit ${batch}`,
  )
}

const bodyIn = (
  language: 'zh' | 'en',
  { names, hospital, day: date, isOver }: Family,
  { translate }: Context,
): string => translate(language, `messages.reexamination.${isOver ? 'overdue' : 'due'}`, { names, hospital, date })

/** Tells one family. Whoever gets too many messages of any kind is told another day. */
const tell = async (
  family: Family,
  language: 'zh' | 'en' | 'both',
  minutes: number,
  context: Context,
): Promise<boolean> => {
  const body = (language === 'both' ? (['zh', 'en'] as const) : [language])
    .map(one => bodyIn(one, family, context))
    .join('\n')
  try {
    // What could not be delivered before the quiet hours is not delivered in them.
    await context.sender.send(context.db, {
      channel: 'sms',
      recipient: family.mobile,
      about: 'reexamination',
      language,
      body,
      validUntil: later(context.now, minutes * minute),
    })
    return true
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false
    throw error
  }
}

/**
 * Reminds guardians by SMS of examinations that are due or lately overdue, where the settings want it and SMS are sent:
 * nobody in the quiet hours, a guardian once a week whatever the number of children. The message log says who was
 * reminded, so that a run that is done again reminds nobody twice.
 */
export const remindGuardians = async ({
  inTransaction,
  signal,
}: Pick<JobContext, 'inTransaction' | 'signal'>): Promise<JobOutcome> => {
  let [records, last] = [0, '']
  for (let isMore = true; isMore && !signal.aborted;) {
    const told = await inTransaction(async context => {
      const { isOn, days, language, from, until } = await settingsOf(context)
      const minutes = minutesUntilQuiet(context.now, { from, until }, context.timeZone)
      if (!isOn || minutes === 0 || (await context.sender.services(context.db)).sms === 'off')
        return { families: [], count: 0 }
      const families = await familiesAfter(last, days, context)
      let count = 0
      for (const family of families) if (await tell(family, language, minutes, context)) count += 1
      return { families, count }
    })
    records += told.count
    last = told.families.at(-1)?.mobile ?? last
    isMore = told.families.length === batch
  }
  return { records }
}
