import { addDays } from '../../domain/calendar.ts'
import { addWorkingDays, answerWithin } from '../../domain/workingDays.ts'
import type { dataRequest } from '../../resources/privacy/dataRequest.ts'
import type { OperatorRow } from './operators.ts'
import type { PlannedPatient } from './plans.ts'
import { later, stamped } from './stored.ts'
import type { Stored } from './stored.ts'
import type { TrainedPatient } from './trainingDays.ts'
import { whoMay } from './whoMay.ts'

type DataRequest = Stored<typeof dataRequest>

/** Requests in every state, by how many days ago they came. */
const asked = [
  {
    daysAgo: 40,
    purpose: 'export',
    applicant: '陈丽华',
    relation: 'mother',
    wish: '转到外地上学，需要全部训练和检查记录',
    state: 'done',
    identity: 'documents',
    outcome: null,
  },
  {
    daysAgo: 31,
    purpose: 'correction',
    applicant: '王志强',
    relation: 'father',
    wish: '孩子的出生日期登记错了一天',
    state: 'done',
    identity: 'inPerson',
    outcome: '已按出生医学证明更正出生日期',
  },
  {
    daysAgo: 24,
    purpose: 'export',
    applicant: '刘先生',
    relation: 'guardian',
    wish: '想要孩子的全部资料',
    state: 'refused',
    identity: null,
    outcome: '申请人不能证明是孩子的监护人，已告知需提供的材料',
  },
  {
    daysAgo: 18,
    purpose: 'export',
    applicant: '赵敏',
    relation: 'mother',
    wish: '想看看保存了孩子的哪些信息',
    state: 'working',
    identity: 'mobileCode',
    outcome: null,
  },
  {
    daysAgo: 9,
    purpose: 'erasure',
    applicant: '吴国强',
    relation: 'father',
    wish: '孩子不再训练，请删除全部资料',
    state: 'proposed',
    identity: 'documents',
    outcome: null,
  },
  {
    daysAgo: 6,
    purpose: 'erasure',
    applicant: '郑晓燕',
    relation: 'mother',
    wish: '已搬到外地，请删除孩子的资料和照片',
    state: 'working',
    identity: 'inPerson',
    outcome: null,
  },
  {
    daysAgo: 5,
    purpose: 'correction',
    applicant: '孙建国',
    relation: 'father',
    wish: '监护人手机号换了',
    state: 'working',
    identity: 'inPerson',
    outcome: null,
  },
  {
    daysAgo: 2,
    purpose: 'export',
    applicant: '周洁',
    relation: 'mother',
    wish: null,
    state: 'received',
    identity: null,
    outcome: null,
  },
] as const

/**
 * What guardians of some of the children asked about what is kept of them; whoever is to be erased has nothing left, as
 * it could not be done else.
 */
export function* dataRequests(
  patients: Iterable<PlannedPatient & TrainedPatient>,
  isSettled: (patient: number) => boolean,
  operators: readonly OperatorRow[],
  today: string,
): Generator<DataRequest> {
  const answering = whoMay(operators, 'dataRequest:create')
  // The first account is the other person, who carries it out.
  const proposing = whoMay(operators.slice(1), 'dataRequest:propose')
  const open: ((typeof asked)[number] & { readonly at: number })[] = asked.map((one, at) => ({ ...one, at }))
  for (const { id: patient, hospital, type, deleted, createdAt: since, isTold } of patients) {
    if (open.length === 0) return
    if (!isTold || type === 'demo' || deleted || since > addDays(today, -60)) continue
    const found = open.findIndex(({ purpose }) => purpose !== 'erasure' || isSettled(patient))
    if (found < 0) continue
    const [{ daysAgo, at, ...one }] = open.splice(found, 1) as [(typeof open)[number]]
    const receivedOn = addDays(today, -daysAgo)
    const [createdAt, by, isAnswered] = [
      `${receivedOn}T02:15:00.000Z`,
      answering(hospital, null, at),
      one.state === 'done' || one.state === 'refused',
    ]
    const answeredAt = isAnswered ? later(createdAt, 3 * 24 * 60 + 95) : null
    yield {
      id: at + 1,
      number: `DR${String(((at + 3) * 7_654_321) % 100_000_000).padStart(8, '0')}`,
      patient,
      hospital,
      ...one,
      receivedOn,
      dueOn: addWorkingDays(receivedOn, answerWithin),
      proposedBy: one.state === 'proposed' ? proposing(hospital, null, at) : null,
      proposedAt: one.state === 'proposed' ? later(createdAt, 26 * 60) : null,
      erased: null,
      answeredBy: isAnswered ? by : null,
      answeredAt,
      ...stamped(createdAt, by, answeredAt ?? (one.state === 'working' ? later(createdAt, 180) : createdAt)),
    }
  }
}
