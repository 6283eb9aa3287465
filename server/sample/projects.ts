import type { planTemplate } from '../../resources/clinic/planTemplate.ts'
import type { PlanEye } from '../../domain/eyes.ts'
import type { project } from '../../resources/clinic/project.ts'
import type { projectType } from '../../resources/clinic/projectType.ts'
import { addDays } from '../../domain/calendar.ts'
import type { PlanItem } from '../clinic/planItems.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Type = Omit<Stored<typeof projectType>, 'projects'>
type Project = Stored<typeof project>
type Template = Stored<typeof planTemplate>
type Eyes = readonly PlanEye[]

const each: Eyes = ['right', 'left']
const eachOrTurn: Eyes = ['right', 'left', 'turn']
const all: Eyes = ['right', 'left', 'both', 'turn']
const together: Eyes = ['both']

// The one type whose days take times of their own.
const naked3d = '裸眼 3D 训练'

/** Types of training, from the single eye to stereopsis, with their projects. */
const catalogue: readonly (readonly [
  name: string,
  nameEn: string,
  projects: readonly (readonly [name: string, nameEn: string, eyes: Eyes])[],
])[] = [
  [
    '视觉刺激',
    'Visual stimulation',
    [
      ['红光闪烁', 'Red light flicker', each],
      ['光栅刺激', 'Grating stimulation (CAM)', each],
      ['棋盘格翻转', 'Checkerboard reversal', each],
      ['后像疗法', 'Afterimage therapy', each],
    ],
  ],
  [
    '精细目力',
    'Fine visual work',
    [
      ['描图训练', 'Tracing', each],
      ['穿珠训练', 'Bead threading', each],
      ['走迷宫', 'Mazes', eachOrTurn],
      ['找不同', 'Spot the difference', each],
      ['视标追踪', 'Optotype tracking', each],
    ],
  ],
  [
    '眼球运动',
    'Eye movements',
    [
      ['注视训练', 'Fixation', each],
      ['追随训练', 'Smooth pursuit', all],
      ['扫视训练', 'Saccades', all],
    ],
  ],
  [
    '调节训练',
    'Accommodation',
    [
      ['反转拍训练', 'Accommodative flippers', all],
      ['远近字母表', 'Near and far charts', eachOrTurn],
    ],
  ],
  [
    '双眼视功能',
    'Binocular vision',
    [
      ['同时视训练', 'Simultaneous perception', together],
      ['脱抑制训练', 'Antisuppression', ['both', 'turn']],
      ['双眼分视', 'Dichoptic training', together],
    ],
  ],
  [
    '融合训练',
    'Fusion',
    [
      ['集合训练', 'Convergence', together],
      ['散开训练', 'Divergence', together],
      ['动态融合', 'Dynamic fusion', together],
    ],
  ],
  [
    '立体视',
    'Stereopsis',
    [
      ['随机点立体图', 'Random-dot stereograms', together],
      ['深度感知', 'Depth perception', together],
      ['空间定位', 'Spatial localisation', together],
    ],
  ],
  [
    naked3d,
    'Naked-eye 3D',
    [
      ['裸眼 3D 立体图', 'Naked-eye 3D stereograms', together],
      ['裸眼 3D 追踪', 'Naked-eye 3D tracking', ['both', 'turn']],
    ],
  ],
]

/** The types of projects. */
export const projectTypes = (today: string): Type[] =>
  catalogue.map(([name, nameEn], at) => ({
    id: at + 1,
    name,
    nameEn,
    consumes: name === naked3d ? 'naked3d' : 'ordinary',
    sort: (at + 1) * 10,
    remark: null,
    deleted: false,
    ...stamped(`${addDays(today, -1500)}T01:00:00.000Z`, null),
  }))

/** All projects. */
export const projects = (today: string): Project[] =>
  catalogue
    .flatMap(([, , list], at) => list.map(([name, nameEn, eyes]) => ({ name, nameEn, eyes: [...eyes], type: at + 1 })))
    .map((one, at) => ({
      id: at + 1,
      ...one,
      sort: (at + 1) * 10,
      remark: null,
      deleted: false,
      ...stamped(`${addDays(today, -1500)}T01:05:00.000Z`, null),
    }))

const names = catalogue.flatMap(([, , list]) => list.map(([name]) => name))
/** The projects of naked-eye 3D by id. */
export const naked3dProjects: readonly number[] = catalogue
  .find(([name]) => name === naked3d)![2]
  .map(([name]) => names.indexOf(name) + 1)
const item = (name: string, eye: PlanEye, minutes: number): PlanItem => ({
  project: names.indexOf(name) + 1,
  eye,
  minutes,
})

/** What a plan consists of at each stage of a treatment: the poorer eye first, then both, then together. */
export const stages: readonly (readonly PlanItem[])[] = [
  [
    item('红光闪烁', 'right', 5),
    item('光栅刺激', 'right', 10),
    item('描图训练', 'right', 15),
    item('穿珠训练', 'right', 10),
    item('注视训练', 'right', 5),
  ],
  [
    item('光栅刺激', 'right', 5),
    item('光栅刺激', 'left', 5),
    item('走迷宫', 'turn', 10),
    item('视标追踪', 'right', 10),
    item('视标追踪', 'left', 10),
    item('追随训练', 'turn', 5),
    item('反转拍训练', 'turn', 5),
  ],
  [
    item('追随训练', 'both', 5),
    item('扫视训练', 'both', 5),
    item('反转拍训练', 'both', 10),
    item('同时视训练', 'both', 10),
    item('脱抑制训练', 'both', 10),
  ],
  [
    item('同时视训练', 'both', 5),
    item('集合训练', 'both', 10),
    item('散开训练', 'both', 5),
    item('动态融合', 'both', 10),
    item('随机点立体图', 'both', 10),
    item('深度感知', 'both', 5),
  ],
]

/** Templates: two for everybody, one for an organisation of its own. */
export const planTemplates = (hospital: number, today: string): Template[] =>
  (
    [
      ['单眼弱视基础方案', null, stages[0]!, '适用于中重度弱视的起始阶段，健眼遮盖后训练弱视眼'],
      ['双眼交替提升方案', null, stages[1]!, '两眼视力接近后使用'],
      ['立体视巩固方案', [hospital], stages[3]!, '视力达到正常后巩固双眼视功能'],
    ] as const
  ).map(([name, hospitals, items, remark], at) => ({
    id: at + 1,
    name,
    hospitals: hospitals === null ? null : [...hospitals],
    items: [...items],
    remark,
    deleted: false,
    ...stamped(`${addDays(today, -700 + at * 90)}T02:00:00.000Z`, null),
  }))
