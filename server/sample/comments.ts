import { addDays } from '../../domain/calendar.ts'
import type { comment } from '../../resources/comments/comment.ts'
import type { OperatorRow } from './operators.ts'
import type { PlannedPatient } from './plans.ts'
import { later, stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import type { TrainedPatient } from './trainingDays.ts'
import { whoMay } from './whoMay.ts'

type Comment = Stored<typeof comment>

/**
 * What colleagues say to each other, by how many days ago; who is named is the first account of the child's
 * organisation, or the administrator.
 */
const said = [
  { daysAgo: 20, text: '家长反映孩子戴镜后头晕，复查时请重新验光。', named: true, done: true },
  { daysAgo: 12, text: '家长更换了手机，新号码要等本人到院核实后再改。', named: false, done: true },
  {
    daysAgo: 6,
    text: '孩子下个月转学，训练时间要改到周末。\n请和家长确认周六上午是否可以。',
    named: true,
    done: false,
  },
  { daysAgo: 4, text: '左眼遮盖执行得不好，请在下次训练时再和家长讲一遍遮盖的时间。', named: true, done: false },
  { daysAgo: 2, text: '家长问剩余次数能否转给弟弟，已说明不能，请财务再电话解释一次。', named: false, done: false },
  { daysAgo: 1, text: '今天训练中途说眼睛累，提前结束。明天请留意。', named: true, done: false },
] as const

/** Comments on some of the children whose training is told: open ones and done ones. */
export function* comments(
  patients: Iterable<PlannedPatient & TrainedPatient>,
  operators: readonly OperatorRow[],
  today: string,
): Generator<Comment> {
  const writing = whoMay(operators, 'comment:write')
  let at = 0
  for (const { id: patient, hospital, type, deleted, createdAt: since, isTold } of patients) {
    const found = said[at]
    if (!found) return
    if (!isTold || type === 'demo' || deleted || since > addDays(today, -60)) continue
    const { daysAgo, text, named, done } = found
    const [author, other] = [writing(hospital, null, at), writing(hospital, null, at + 1)]
    const createdAt = `${addDays(today, -daysAgo)}T0${1 + at}:20:00.000Z`
    const doneAt = done ? later(createdAt, 27 * 60) : null
    at += 1
    yield {
      id: at,
      patient,
      case: null,
      hospital: null,
      refundRequest: null,
      text,
      named: named ? [...new Set([other, operators[0]!.id])] : [],
      done,
      doneBy: done ? other : null,
      doneAt,
      reopenedBy: null,
      reopenedAt: null,
      editedAt: null,
      ...stamped(createdAt, author, doneAt ?? createdAt),
    }
  }
}
