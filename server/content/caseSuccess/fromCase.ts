import { ageOn } from '../../../domain/age.ts'
import { plainAcuityText } from '../../../resources/core/types/acuity/acuityText.ts'
import { caseInfo } from '../../../resources/clinic/case.ts'
import { caseSuccess } from '../../../resources/content/caseSuccess.ts'
import type { Context, Language } from '../../core/contract.ts'
import { invalid } from '../../core/errors/problem.ts'
import { message } from '../../../resources/core/message.ts'
import { dictionaryLabel } from '../../core/select.ts'
import { Statement } from '../../core/statement.ts'
import '../tables.ts'

interface Course {
  readonly birthday: string
  readonly zh: string | null
  readonly en: string | null
  readonly begin: string
  readonly end: string
  readonly firstRight: string
  readonly firstLeft: string
  readonly lastRight: string
  readonly lastLeft: string
}

const week = 7 * 86_400_000

/**
 * What a case tells of its course: its first examination and its last. The type is that of the eye that has one, the
 * worse of two where both do.
 */
const courseOf = async (id: number, { db }: Context): Promise<Course | undefined> => {
  const statement = new Statement()
  const type = (language: Language): string =>
    dictionaryLabel(
      'amblyopiaType',
      `case when c.amblyopia_type_right = 'none' then c.amblyopia_type_left else c.amblyopia_type_right end`,
      language,
    )
  const [course] = await statement.run<Course>(
    db,
    `
    select p.birthday, ${type('zh')} as zh, ${type('en')} as en, f.examined_on as begin, l.examined_on as end,
      f.corrected_right as "firstRight", f.corrected_left as "firstLeft", l.corrected_right as "lastRight", l.corrected_left as "lastLeft"
    from "case" c join patient p on p.id = c.patient
    join lateral (select * from case_record r where r.case = c.id and not r.deleted order by examined_on limit 1) f on true
    join lateral (select * from case_record r where r.case = c.id and not r.deleted order by examined_on desc limit 1) l on true
    where c.id = ${statement.bind(id)}`,
  )
  return course
}

/** Makes a draft of what a case tells, which says neither whose it is, nor when nor where it was; answers its id. */
export const fromCase = async (id: number, context: Context): Promise<number> => {
  // Whoever may not look at cases learns nothing of one in this way.
  const [seen] = await context.find(caseInfo, { id }, 1)
  const course = seen === undefined ? undefined : await courseOf(seen, context)
  if (!course) throw invalid({ case: message('reference') })
  const { birthday, zh, en, begin, end, ...vision } = course
  const years = ageOn(birthday, begin) ?? 0
  const weeks = Math.min(520, Math.max(1, Math.round((Date.parse(end) - Date.parse(begin)) / week)))
  const say = (
    language: Language,
    key: 'age' | 'title' | 'story',
    parameters: Readonly<Record<string, string | number>>,
  ): string => context.translate(language, `story.${key}`, parameters)
  // Families read it: a code by itself would tell them nothing.
  const visionIn = (language: Language): Record<string, string> =>
    Object.fromEntries(
      Object.entries(vision).map(([name, value]) => [
        name,
        plainAcuityText(value, (key, parameters) => context.translate(language, key, parameters)),
      ]),
    )
  const age = { zh: say('zh', 'age', { years }), en: say('en', 'age', { years }) }
  const made = await context.create(caseSuccess, {
    title: say('zh', 'title', { age: age.zh }),
    titleEn: say('en', 'title', { age: age.en }),
    age: age.zh,
    ageEn: age.en,
    type: zh ?? en ?? '',
    typeEn: en,
    weeks,
    ...vision,
    story: say('zh', 'story', { ...visionIn('zh'), weeks }),
    storyEn: say('en', 'story', { ...visionIn('en'), weeks }),
  })
  await context.db.insertInto('case_success_source').values({ case_success: made, case: id }).execute()
  return made
}
