import { namesIn, registry, reports, resourceNamed } from '../../resources/index.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import { nearest } from '../../resources/core/checks/nearest.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { everyonesFigures, permissionsOf } from '../../resources/core/permission.ts'
import type { AnyReport } from '../../resources/core/statistics/index.ts'
import { administratorRole, defaultRole } from '../platform/session/rolesOf.ts'
import type { DataScope } from '../platform/session/scopeOf.ts'

/** A role that every installation starts with. */
export interface SeededRole {
  readonly key: string
  readonly name: string
  readonly nameEn: string
  readonly remark: string
  readonly dataScope: DataScope
  readonly permissions: readonly string[]
  /** Keys of the roles that it may grant. */
  readonly creates: readonly string[]
}

/** Keys of the seeded roles by what they are for. */
export const roleKeys = {
  admin: administratorRole,
  staff: 'ROLE_PLATFORM_STAFF',
  franchise: 'ROLE_FRANCHISE_MANAGER',
  doctor: 'ROLE_DOCTOR',
  nurse: 'ROLE_NURSE',
  trainer: 'ROLE_TRAINER',
  demo: 'ROLE_DEMO',
  none: defaultRole,
} as const

/** What is misspelt would be granted to nobody, and nobody would hear of it. */
const unknown = (name: string, possible: Iterable<string>): never => {
  const meant = nearest(name, possible)
  throw new Error(`server/seed/roles.ts: there is no ${name}${meant === undefined ? '' : `: did you mean ${meant}?`}`)
}

const known = (name: string): AnyResource => resourceNamed(name) ?? unknown(name, Object.keys(registry))

/** All that can be done with a resource, also with actions that it gets later. */
const everything = (name: string): string => `${known(name).name}:*`

/** What can be granted of a resource; what is open to everybody, or goes by another permission, has none of its own. */
const grantable = (name: string, actions: readonly string[]): string[] => {
  const asked = actions.map(action => `${name}:${action}`)
  return permissionsOf([known(name)]).filter(permission => asked.includes(permission))
}

/** The same of actions that there have to be. */
const permit = (name: string, actions: readonly string[]): string[] => {
  const possible = [
    ...Object.keys(operationsOf(known(name))),
    ...permissionsOf([known(name)]).flatMap(permission =>
      permission.startsWith(`${name}:`) ? [permission.slice(name.length + 1)] : [],
    ),
  ]
  for (const action of actions.filter(one => !possible.includes(one)))
    unknown(
      `${name}:${action}`,
      possible.map(one => `${name}:${one}`),
    )
  return grantable(name, actions)
}

/** All that can be done with a resource as it is now, but some of it. */
const allBut = (name: string, without: readonly string[]): string[] => {
  const left = permit(name, without)
  return permissionsOf([known(name)]).filter(
    permission => permission.startsWith(`${name}:`) && !left.includes(permission),
  )
}

/**
 * What is done to patients beyond one's own work with them: many at once, moving them, making one of two, and what
 * costs.
 */
const administration = ['import', 'transfer', 'merge', 'giveLifetime', 'cancelLifetime']

/** Looks, and nothing that leaves the page or reveals what is masked. */
const looks = (name: string): string[] => grantable(name, ['list', 'get', 'options', 'history'])

/** Patients, cases and plans are made with these at hand. */
const planning = [...looks('project'), ...looks('projectType'), ...looks('planTemplate'), ...looks('game')]

/** What times cost; only the platform sets it. */
const prices = ['price', 'hospitalPrice', 'priceOption'].flatMap(looks)
/** What organisations pay for times themselves. */
const purchasePrices = looks('purchasePrice')
/** Paying for them by Alipay, and what became of that; refunds are asked for again by the platform alone. */
const ownPayments = [
  ...['paymentOrder', 'paymentRefund'].flatMap(name => [...looks(name), ...permit(name, ['export'])]),
  ...permit('paymentOrder', ['topUp', 'close']),
]

const business = namesIn('business')
const content = namesIn('content')
const statistics = namesIn('statistics')
/**
 * What those answer for who run an organisation: what children and their guardians ask about what is kept of them. The
 * platform carries erasures out.
 */
const privacy = allBut('dataRequest', ['erase', 'erasePreview'])
/** What those need who write content. */
const library = ['picture']

/** What a clinic writes down of its patients. */
const clinical = ['case', 'caseRecord'].map(everything)
/** Asking how a child is doing, which is everybody's work who has to do with the child. */
const followUps = everything('followUp')
/** What operators say to each other about records that they may see: everybody who works with them. */
const comments = everything('comment')
/** Whom to call: children who stay away, and those who are to be examined again. */
const callLists = ['attendance', 'reexamination']
/** What patients trained and what that took: records that nobody changes. */
const training = ['gameRecord', 'consumeRecord'].map(everything)
/** Training records name the device that they came from. */
const trainingLooks = [...looks('gameRecord'), ...looks('consumeRecord'), ...permit('device', ['options'])]
/** Top-ups, and giving back. */
const money = ['recharge', 'rechargeRefund', 'refundRequest', 'payment', 'timesMovement', 'cashier'].map(everything)
/** Prepaid cards: those who sell them have them made, of the types that the platform sets. */
const cards = ['cardBatch', 'card'].map(everything)
/** Guardians at WeChat: who follows which child, and who may let them. */
const guardians = [...looks('wxUser'), everything('wxBinding')]
/** What a clinic does for its patients. */
const patients = [everything('patient'), ...clinical]

/**
 * Reports that have something to tell to who is told own figures alone: of some of their facts a row says whose it is.
 */
const ownReports = Object.values<AnyReport>(reports)
  .filter(({ facts }) => facts.some(({ own }) => own !== undefined))
  .map(({ name }) => name)

/** The roles of the product; a resource that is added later extends those that are made of whole groups. */
export const seededRoles: readonly SeededRole[] = [
  {
    key: roleKeys.admin,
    name: '平台管理员',
    nameEn: 'Platform administrator',
    remark: '拥有全部权限',
    dataScope: 'all',
    permissions: ['*'],
    creates: Object.values(roleKeys).filter(key => key !== roleKeys.none),
  },
  {
    key: roleKeys.staff,
    name: '平台员工',
    nameEn: 'Platform staff',
    remark: '业务与统计',
    dataScope: 'all',
    permissions: [
      ...[
        ...business,
        ...content,
        ...library,
        ...statistics,
        'cashier',
        'statistics',
        'cardType',
        'paymentOrder',
        'paymentRefund',
        'alipayDifference',
        'alipayBill',
      ].map(everything),
      ...cards,
      ...privacy,
      ...looks('removal'),
      'savedView:share',
    ],
    creates: [],
  },
  {
    key: roleKeys.franchise,
    name: '加盟商管理员',
    nameEn: 'Franchise manager',
    remark: '管理本机构及下级机构',
    dataScope: 'below',
    permissions: [
      ...patients,
      followUps,
      comments,
      ...privacy,
      everything('wxUser'),
      everything('wxBinding'),
      ...money,
      ...cards,
      ...looks('cardType'),
      ...planning,
      everything('planTemplate'),
      everything('treatmentPlan'),
      ...training,
      everything('device'),
      everything('doctor'),
      ...looks('hospital'),
      ...permit('hospital', ['export', 'statement']),
      ...purchasePrices,
      ...ownPayments,
      ...['hospitalRecharge', 'hospitalPayment'].flatMap(name => [...looks(name), ...permit(name, ['export'])]),
      ...prices,
      everything('operator'),
      ...permit('role', ['options']),
      'online:list',
      'online:kick',
      'savedView:share',
      'setUp:steps',
      ...[...statistics, 'statistics'].map(everything),
    ],
    creates: [roleKeys.franchise, roleKeys.doctor, roleKeys.nurse, roleKeys.trainer],
  },
  {
    key: roleKeys.doctor,
    name: '医生',
    nameEn: 'Doctor',
    remark: '本机构的患者、病例与方案',
    dataScope: 'own',
    permissions: [
      ...allBut('patient', administration),
      ...clinical,
      followUps,
      comments,
      ...guardians,
      ...planning,
      ...looks('recharge'),
      ...permit('recharge', ['export', 'pay']),
      'recharge:create',
      ...looks('card'),
      'card:redeem',
      ...looks('payment'),
      ...permit('payment', ['export']),
      ...permit('cashier', ['dayEnd']),
      everything('planTemplate'),
      everything('treatmentPlan'),
      ...training,
      ...permit('device', ['options']),
      ...looks('doctor'),
      ...permit('hospital', ['options']),
      ...statistics.flatMap(name => [...looks(name), ...permit(name, ['export'])]),
      ...permit('statistics', ownReports),
      everything('reportSubscription'),
    ],
    creates: [],
  },
  {
    key: roleKeys.nurse,
    name: '护士',
    nameEn: 'Nurse',
    remark: '本机构的患者、病例与随访',
    dataScope: 'own',
    permissions: [
      ...looks('patient'),
      ...permit('patient', ['create', 'update', 'contact', 'sendPassword']),
      ...looks('case'),
      ...permit('case', ['create', 'update', 'export']),
      everything('caseRecord'),
      followUps,
      comments,
      ...guardians,
      ...callLists.map(everything),
      ...looks('treatmentPlan'),
      ...trainingLooks,
      ...planning,
      ...looks('doctor'),
      ...permit('hospital', ['options']),
    ],
    creates: [],
  },
  {
    key: roleKeys.trainer,
    name: '训练师',
    nameEn: 'Trainer',
    remark: '自己负责的患者的方案与训练记录',
    dataScope: 'ownPatients',
    permissions: [
      ...looks('patient'),
      ...looks('case'),
      ...looks('caseRecord'),
      followUps,
      comments,
      ...looks('wxBinding'),
      ...callLists.flatMap(looks),
      ...planning,
      everything('treatmentPlan'),
      ...trainingLooks,
      ...permit('doctor', ['options']),
      ...permit('hospital', ['options']),
    ],
    creates: [],
  },
  {
    key: roleKeys.demo,
    name: '体验账号',
    nameEn: 'Demo',
    remark: '可查看示例机构的全部内容，不能保存任何更改',
    dataScope: 'own',
    permissions: [
      ...[...business, ...content, ...statistics].flatMap(looks),
      ...permit('statistics', Object.keys(reports)),
      everyonesFigures,
    ],
    creates: [],
  },
  {
    key: roleKeys.none,
    name: '默认角色',
    nameEn: 'Default role',
    remark: '没有角色的账号使用：首页与个人中心',
    dataScope: 'own',
    permissions: [],
    creates: [],
  },
]

const permissions = new Set(permissionsOf(Object.values(registry)))
for (const permission of seededRoles.flatMap(role => role.permissions))
  if (!permission.endsWith('*') && !permissions.has(permission)) unknown(permission, permissions)
