import { expect, test } from 'vitest'
import { translate } from '../../../i18n/translate.ts'
import { writingIn } from '../../../i18n/writing.ts'
import type { Language } from '../../../i18n/Language.ts'
import { namedMeasure, ofPart } from '../../../resources/core/statistics/declared.ts'
import { dimensionsOf } from '../../../resources/core/statistics/partQuery.ts'
import type { AnyReport, Part } from '../../../resources/core/statistics/index.ts'
import type { Words } from '../../../resources/core/words.ts'
import { reports } from '../../../resources/index.ts'
import { ageAnalysis } from '../../../resources/statistics/reports/ageAnalysis.ts'
import { titleIn } from '../../../server/core/statistics/reportTable.ts'
import { reportWords } from '../../../src/core/report/reportWords.ts'

const wordsIn = (language: Language): Words => ({
  t: (key, parameters) => translate(language, key, parameters),
  format: writingIn(language, 'Asia/Shanghai'),
})
const titleOf = (language: Language, report: AnyReport, part: Part, name: string): string =>
  reportWords(ofPart(report, part), wordsIn(language)).dimension(name)

test('an age is called as that of today only where it is', () => {
  const { parts } = ageAnalysis
  for (const [name, en, zh] of [
    ['pyramid', 'Age today', '今天的年龄段'],
    ['active', 'Age then', '当日年龄段'],
    ['trained', 'Age then', '当日年龄段'],
    ['bills', 'Age then', '当时年龄段'],
    ['effect', 'Age at first exam', '首次检查时年龄段'],
    ['table', 'Age then', '当日年龄段'],
  ] as const) {
    expect(titleOf('en', ageAnalysis, parts[name], 'age')).toBe(en)
    expect(titleOf('zh', ageAnalysis, parts[name], 'age')).toBe(zh)
  }
})

test('pages call what a part is told by as files do', () => {
  for (const report of Object.values<AnyReport>(reports))
    for (const part of Object.values(report.parts))
      for (const name of dimensionsOf(part))
        for (const language of ['en', 'zh'] as const)
          expect(titleOf(language, report, part, name)).toBe(
            titleIn(wordsIn(language), namedMeasure(report, part.measures[0]!).facts, name),
          )
})
