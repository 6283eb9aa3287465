import type { hospital } from '../../resources/organisations/hospital.ts'
import { addDays } from '../../domain/calendar.ts'
import { landline } from './identity.ts'
import { givenName, surname } from './names.ts'
import { seeded } from './random.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

export type Organisation = Stored<typeof hospital>

interface Plan {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly kind: Organisation['kind']
  readonly superior: number | null
  readonly province: string
  readonly city: string
  readonly address: string
  /** Dialling code of the city. */
  readonly dial: string
  /** Districts in identity numbers of people who live there. */
  readonly areas: readonly string[]
  /** Its share of the patients; an organisation without patients has none. */
  readonly share?: number
  readonly deleted?: true
}

/** Ids that other parts of the sample name. */
export const platformId = 1
export const eastId = 2
export const hangzhouId = 7
export const demoId = 12

const plans: readonly Plan[] = [
  {
    id: 1,
    name: '明眸视觉训练平台总部',
    code: 'PT',
    kind: 'platform',
    superior: null,
    province: '北京市',
    city: '北京市',
    address: '海淀区中关村南大街 12 号',
    dial: '010',
    areas: ['110108'],
  },
  {
    id: 2,
    name: '上海睿瞳医疗科技有限公司',
    code: 'HD',
    kind: 'distributor',
    superior: 1,
    province: '上海市',
    city: '上海市',
    address: '徐汇区漕溪北路 88 号',
    dial: '021',
    areas: ['310104'],
  },
  {
    id: 3,
    name: '广州明睿视光科技有限公司',
    code: 'HN',
    kind: 'distributor',
    superior: 1,
    province: '广东省',
    city: '广州市',
    address: '天河区体育东路 116 号',
    dial: '020',
    areas: ['440106'],
  },
  {
    id: 4,
    name: '浙江亮瞳视光服务中心',
    code: 'ZJ',
    kind: 'agency',
    superior: 2,
    province: '浙江省',
    city: '杭州市',
    address: '上城区解放路 203 号',
    dial: '0571',
    areas: ['330102', '330108'],
    share: 5,
  },
  {
    id: 5,
    name: '江苏晶睛视力康复中心',
    code: 'JS',
    kind: 'agency',
    superior: 2,
    province: '江苏省',
    city: '南京市',
    address: '秦淮区中山南路 49 号',
    dial: '025',
    areas: ['320104', '320115'],
    share: 5,
  },
  {
    id: 6,
    name: '深圳悦目视觉训练有限公司',
    code: 'SZ',
    kind: 'agency',
    superior: 3,
    province: '广东省',
    city: '深圳市',
    address: '福田区深南大道 6008 号',
    dial: '0755',
    areas: ['440304', '440306'],
    share: 6,
  },
  {
    id: 7,
    name: '杭州西湖明视眼科医院',
    code: 'HZXH',
    kind: 'hospital',
    superior: 4,
    province: '浙江省',
    city: '杭州市',
    address: '西湖区文三路 398 号',
    dial: '0571',
    areas: ['330106', '330105', '330110'],
    share: 20,
  },
  {
    id: 8,
    name: '南京童睛儿童眼科医院',
    code: 'NJTJ',
    kind: 'hospital',
    superior: 5,
    province: '江苏省',
    city: '南京市',
    address: '鼓楼区北京西路 21 号',
    dial: '025',
    areas: ['320106', '320105', '320102'],
    share: 15,
  },
  {
    id: 9,
    name: '上海浦东瞳心眼科门诊部',
    code: 'SHPD',
    kind: 'hospital',
    superior: 2,
    province: '上海市',
    city: '上海市',
    address: '浦东新区张杨路 1348 号',
    dial: '021',
    areas: ['310115', '310112', '310110'],
    share: 18,
  },
  {
    id: 10,
    name: '深圳南山启明眼科医院',
    code: 'SZNS',
    kind: 'hospital',
    superior: 6,
    province: '广东省',
    city: '深圳市',
    address: '南山区南海大道 2008 号',
    dial: '0755',
    areas: ['440305', '440307'],
    share: 13,
  },
  {
    id: 11,
    name: '广州越秀爱睛儿童医院',
    code: 'GZYX',
    kind: 'hospital',
    superior: 3,
    province: '广东省',
    city: '广州市',
    address: '越秀区东风中路 362 号',
    dial: '020',
    areas: ['440104', '440105', '440111'],
    share: 12,
  },
  {
    id: 12,
    name: '成都锦江视觉训练中心',
    code: 'CDJJ',
    kind: 'hospital',
    superior: 1,
    province: '四川省',
    city: '成都市',
    address: '锦江区红星路三段 1 号',
    dial: '028',
    areas: ['510104', '510107'],
    share: 6,
  },
  {
    id: 13,
    name: '苏州姑苏晨光视光中心',
    code: 'SZGS',
    kind: 'hospital',
    superior: 5,
    province: '江苏省',
    city: '苏州市',
    address: '姑苏区人民路 1430 号',
    dial: '0512',
    areas: ['320508'],
    deleted: true,
  },
  {
    id: 14,
    name: '佛山禅城清晰眼科门诊部',
    code: 'FSCC',
    kind: 'hospital',
    superior: 3,
    province: '广东省',
    city: '佛山市',
    address: '禅城区祖庙路 16 号',
    dial: '0757',
    areas: ['440604'],
    deleted: true,
  },
]

/** Organisations with patients: id, share, districts, city. */
export const clinics = plans.flatMap(({ id, share, areas, city }) =>
  share === undefined ? [] : [{ id, share, areas, city }],
)

/** Live organisations below the platform, which have operators of their own. */
export const partners = plans.filter(plan => !plan.deleted && plan.kind !== 'platform')

/** The tree of organisations: twelve live ones, and two that were deleted. `today` is YYYY-MM-DD. */
export const organisations = (today: string): Organisation[] => {
  const random = seeded(12)
  return plans.map(({ share: _share, dial, areas: _areas, deleted = false, ...plan }) => {
    const contact = surname(random) + givenName(random, random.chance(0.5) ? 'male' : 'female')
    const openedAt = `${addDays(today, -1600 + plan.id * 4)}T02:00:00.000Z`
    return {
      ...plan,
      contact,
      phone: landline(random, dial),
      remark: null,
      deleted,
      ...stamped(openedAt, null, deleted ? `${addDays(today, -90 - plan.id)}T07:30:00.000Z` : openedAt),
    }
  })
}
