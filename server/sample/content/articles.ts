import type { knowledge } from '../../../resources/content/knowledge.ts'
import type { news } from '../../../resources/content/news.ts'
import type { Stored } from '../stored.ts'
import { pictureOf } from './pictures.ts'
import { comesIn, draft, expired, paragraphs, publication, since, withdrawn } from './publications.ts'
import type { Publication } from './publications.ts'

interface Item {
  readonly title: string
  readonly titleEn: string
  readonly category: 'platform' | 'activity' | 'science' | 'media'
  readonly cover: string | null
  readonly summary: string
  readonly summaryEn: string | null
  readonly content: string
  readonly contentEn: string | null
  readonly onTop?: true
  readonly readCount?: number
  readonly is: Publication
  readonly hospitals?: number[]
}

const newsItems: readonly Item[] = [
  {
    title: '寒假视觉训练营开始报名',
    titleEn: 'Winter training camp: registration is open',
    category: 'activity',
    cover: pictureOf('holidays'),
    onTop: true,
    readCount: 318,
    is: since(4, 40),
    summary: '寒假三周，每天一次到院训练，结束时免费复查。',
    summaryEn: 'Three weeks of daily training at the clinic, with a free re-examination at the end.',
    content:
      paragraphs('训练营从放假第一周开始，共三周，每周五次到院训练。', '名额按机构分配，请向所在机构报名，报满为止。') +
      '<ul><li>报名时请带上最近一次检查记录</li><li>训练期间请坚持戴镜与遮盖</li></ul>',
    contentEn:
      paragraphs(
        'The camp begins in the first week of the holidays: three weeks, five sessions each.',
        'Places are given out by clinic. Please register with yours.',
      ) +
      '<ul><li>Bring the record of the latest examination</li><li>Keep wearing glasses and patch meanwhile</li></ul>',
  },
  {
    title: '训练端新增四款立体视游戏',
    titleEn: 'Four new stereopsis games in the training client',
    category: 'platform',
    cover: pictureOf('newGames'),
    readCount: 642,
    is: since(18),
    summary: '随机点、深度排序、空间接球与裸眼 3D 追踪。',
    summaryEn: 'Random dots, sorting by depth, catching in space and naked-eye 3D tracking.',
    content: paragraphs('四款新游戏面向融合训练已经达标的孩子，难度随成绩自动调整。', '医生可在训练方案中直接选用。'),
    contentEn: paragraphs(
      'The new games are for children whose fusion is already established; their difficulty follows the results.',
      'Doctors choose them in the treatment plan.',
    ),
  },
  {
    title: '每天两小时户外活动，为什么有用',
    titleEn: 'Why two hours outdoors a day help',
    category: 'science',
    cover: pictureOf('outdoors'),
    readCount: 1207,
    is: since(63),
    summary: '自然光下的活动能延缓近视发生。',
    summaryEn: 'Daylight delays the onset of myopia.',
    content: paragraphs(
      '户外的光照强度是室内的数十倍，能促进视网膜释放多巴胺，抑制眼轴增长。',
      '阴天同样有效，关键在于时间，而不在于运动的种类。',
    ),
    contentEn: paragraphs(
      'Outdoor light is dozens of times brighter than indoors. It makes the retina release dopamine, which slows the growth of the eye.',
      'Cloudy days count too: what matters is time, not the kind of exercise.',
    ),
  },
  {
    title: '平台亮相全国儿童眼健康学术会议',
    titleEn: 'We were at the congress on children’s eye health',
    category: 'media',
    cover: pictureOf('congress'),
    readCount: 205,
    is: since(97),
    summary: '会上报告了八百例弱视训练的随访结果。',
    summaryEn: 'A follow-up of eight hundred trained children was presented.',
    content: paragraphs('报告显示，坚持完成方案八成以上的孩子，六个月时视力提高明显更多。'),
    contentEn: null,
  },
  {
    title: '春季开学视力筛查安排',
    titleEn: 'Screening at the start of the spring term',
    category: 'activity',
    cover: pictureOf('chart'),
    is: comesIn(9, 60),
    hospitals: [4, 7, 9],
    summary: '与学校合作的筛查从开学第二周开始。',
    summaryEn: 'Screening with schools begins in the second week of term.',
    content: paragraphs('筛查内容包括裸眼视力、屈光与眼位，结果当天交给家长。'),
    contentEn: paragraphs(
      'It covers uncorrected acuity, refraction and alignment; parents get the results the same day.',
    ),
  },
  {
    title: '国庆假期各机构开放时间',
    titleEn: 'Opening hours over the National Day holiday',
    category: 'platform',
    cover: null,
    readCount: 471,
    is: expired(60, 45),
    summary: '假期前三天闭馆，之后正常训练。',
    summaryEn: 'Closed for the first three days, then as usual.',
    content: paragraphs('请提前与机构确认训练时间。'),
    contentEn: paragraphs('Please check your times with the clinic beforehand.'),
  },
  {
    title: '夏令营活动回顾',
    titleEn: 'Looking back at the summer camp',
    category: 'activity',
    cover: pictureOf('training'),
    readCount: 96,
    is: withdrawn(110, 30),
    summary: '一百二十名孩子参加，活动照片整理中。',
    summaryEn: null,
    content: paragraphs('照片取得家长同意后重新发布。'),
    contentEn: null,
  },
  {
    title: '家长开放日（草稿）',
    titleEn: 'Open day for parents (draft)',
    category: 'activity',
    cover: null,
    is: draft,
    summary: '日期待定。',
    summaryEn: 'The date is still open.',
    content: paragraphs('流程：参观训练室、专家讲座、现场答疑。'),
    contentEn: null,
  },
]

/** News of every state, one of them for some organisations alone. */
export const newsOf = (today: string): Stored<typeof news>[] =>
  newsItems.map(({ is, hospitals, onTop = false, readCount = 0, ...told }, at) => ({
    id: at + 1,
    ...told,
    onTop,
    readCount,
    ...publication(today, is, hospitals ?? null),
  }))

type Reader = 'guardian' | 'staff'
type Article = readonly [
  title: string,
  titleEn: string,
  category: 'amblyopia' | 'treatment' | 'everyday' | 'equipment' | 'research',
  tags: string,
  readers: Reader[],
  difficulty: 'basic' | 'advanced',
  cover: string | null,
  texts: readonly [summary: string, content: string],
  english: readonly [summary: string, content: string] | null,
  sources: string | null,
  is: Publication,
  readCount?: number,
]

const articles: readonly Article[] = [
  [
    '弱视是什么',
    'What amblyopia is',
    'amblyopia',
    '弱视,入门',
    ['guardian'],
    'basic',
    pictureOf('eyes'),
    [
      '眼睛本身没有病，视力却戴镜也矫正不到正常。',
      paragraphs(
        '弱视多由屈光参差、斜视或高度屈光不正引起：大脑长期接收到模糊的图像，逐渐不再使用这只眼。',
        '六岁前治疗效果最好，但学龄儿童经过训练仍能明显提高。',
      ),
    ],
    [
      'The eye is healthy, yet glasses alone do not bring its vision to normal.',
      paragraphs(
        'It usually comes from unequal refraction, a squint, or strong refractive error: the brain gets a blurred picture for so long that it stops using that eye.',
        'Treatment works best before six, but schoolchildren still gain a lot by training.',
      ),
    ],
    null,
    since(300),
    1846,
  ],
  [
    '遮盖疗法怎样做',
    'How to patch',
    'treatment',
    '遮盖,家庭',
    ['guardian'],
    'basic',
    pictureOf('patching'),
    [
      '遮盖好眼，让弱视眼工作；时间由医生定。',
      paragraphs('眼贴贴在皮肤上，不要贴在镜片上；遮盖时做近距离精细活动效果更好。') +
        '<ol><li>固定时间，每天坚持</li><li>戴镜时遮盖，不摘镜</li><li>复查前不要自行停止</li></ol>',
    ],
    [
      'Patch the better eye so that the weaker one works; your doctor sets the hours.',
      paragraphs('Put the patch on the skin, not on the lens; fine work at near makes it more effective.') +
        '<ol><li>Same time every day</li><li>With glasses on</li><li>Do not stop before the next visit</li></ol>',
    ],
    null,
    since(288),
    1390,
  ],
  [
    '为什么要按时复查',
    'Why re-examinations matter',
    'treatment',
    '复查',
    ['guardian'],
    'basic',
    pictureOf('chart'),
    [
      '视力进步后方案要随之调整。',
      paragraphs('一般每一至三个月复查一次：视力、屈光、立体视都会变化，遮盖时间与训练项目要跟着变。'),
    ],
    [
      'The plan has to follow the gain.',
      paragraphs(
        'Come every one to three months: acuity, refraction and stereopsis change, and so do patching hours and exercises.',
      ),
    ],
    null,
    since(210),
    735,
  ],
  [
    '训练依从性与疗效：研究综述',
    'Adherence and outcome: a review',
    'research',
    '研究,依从性',
    ['staff'],
    'advanced',
    null,
    [
      '依从率达八成以上时，视力提高约为半数依从者的一倍。',
      paragraphs('电子记录显示的实际训练时间普遍低于家长自述，方案应以记录为准。'),
    ],
    [
      'At four fifths of the prescribed time the gain is about twice that at half of it.',
      paragraphs('Recorded time is usually below what guardians report; go by the record.'),
    ],
    'Stewart CE et al. Modeling dose-response in amblyopia. IOVS 2007\nPEDIG. Amblyopia treatment studies',
    since(120),
  ],
  [
    '双眼分视训练的适应证',
    'When dichoptic training is indicated',
    'treatment',
    '双眼视,分视',
    ['staff'],
    'advanced',
    pictureOf('stereo'),
    ['抑制较浅、眼位稳定者优先。', paragraphs('开始前检查抑制深度与融合范围；存在复视风险时先做脱抑制评估。')],
    [
      'Best with shallow suppression and stable alignment.',
      paragraphs(
        'Measure suppression and fusional range first; where diplopia is a risk, assess before antisuppression.',
      ),
    ],
    '中华眼科杂志，弱视诊断与治疗专家共识',
    since(75),
  ],
  [
    '屏幕时间与训练时间不是一回事',
    'Training is not the same as screen time',
    'everyday',
    '家庭,用眼',
    ['guardian', 'staff'],
    'basic',
    pictureOf('training'),
    ['训练的距离、时长与刺激都经过控制。', paragraphs('训练端会提醒距离，每二十分钟休息一次；娱乐屏幕时间仍应限制。')],
    [
      'Distance, length and stimulus are controlled.',
      paragraphs(
        'The client minds the distance and pauses every twenty minutes; other screen time should still be limited.',
      ),
    ],
    null,
    comesIn(3),
  ],
  [
    '红蓝眼镜的清洁与保管',
    'Looking after red and blue glasses',
    'equipment',
    '器材',
    ['guardian'],
    'basic',
    null,
    ['用镜布，不用酒精。', paragraphs('酒精会损坏滤光膜，请使用清水与镜布。')],
    null,
    null,
    draft,
  ],
  [
    '旧版居家训练须知',
    'Training at home (former edition)',
    'treatment',
    '家庭',
    ['guardian'],
    'basic',
    null,
    ['已由新版用户帮助代替。', paragraphs('请阅读新版用户帮助。')],
    null,
    null,
    withdrawn(380, 200),
    412,
  ],
]

/** What guardians and staff should know, in its order; the first is on top. What is for staff alone no device counts. */
export const knowledgeOf = (today: string): Stored<typeof knowledge>[] =>
  articles.map(
    (
      [
        title,
        titleEn,
        category,
        tags,
        readers,
        difficulty,
        cover,
        [summary, content],
        english,
        sources,
        is,
        readCount = 0,
      ],
      at,
    ) => ({
      id: at + 1,
      title,
      titleEn,
      category,
      tags,
      readers,
      difficulty,
      cover,
      summary,
      summaryEn: english?.[0] ?? null,
      content,
      contentEn: english?.[1] ?? null,
      sources,
      onTop: at === 0,
      readCount,
      sort: (at + 1) * 10,
      ...publication(today, is),
    }),
  )
