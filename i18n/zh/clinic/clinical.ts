import type { AmblyopiaLevel, Effect, Eye, NotApplicable, Recommendation } from '../../../domain/amblyopia.ts'
import type { Measure } from '../../../domain/eyes.ts'
import type { AcuityCode } from '../../../domain/visualAcuity.ts'

/** What the answers of the clinical rules are called, by their values in `domain`. */
export default {
  eye: { right: '右眼', left: '左眼' } satisfies Record<Eye, string>,
  /** Heads of the columns in which charts are written. */
  column: { right: '右眼（OD）', left: '左眼（OS）' } satisfies Record<Eye, string>,
  measure: { naked: '裸眼视力', corrected: '矫正视力' } satisfies Record<Measure, string>,
  level: {
    none: '无弱视',
    mild: '轻度',
    moderate: '中度',
    severe: '重度',
    notMeasured: '未测',
    notComparable: '未能测出',
  } satisfies Record<AmblyopiaLevel | NotApplicable, string>,
  effect: {
    cure: '治愈',
    improved: '进步',
    invalid: '无效',
    notAmblyopicAtFirst: '初诊时无弱视',
    notYetComparable: '只有一次检查，暂不能比较',
    notMeasured: '未测',
    notComparable: '无法比较',
  } satisfies Record<Effect, string>,
  recommendation: {
    rightOnly: '只训练右眼',
    leftOnly: '只训练左眼',
    bothAtOnce: '双眼同时训练',
    rightThenLeft: '先训练右眼，再训练左眼',
    notMeasured: '未测',
    notComparable: '无法比较',
  } satisfies Record<Recommendation, string>,
  neitherAmblyopic: '两眼均无弱视，此建议仅由两眼视力得出',
  code: { CF: '指数', HM: '手动', LP: '光感', NLP: '无光感', UC: '不配合' } satisfies Record<AcuityCode, string>,
}
