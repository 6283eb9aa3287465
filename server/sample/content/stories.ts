import type { caseSuccess } from '../../../resources/content/caseSuccess.ts'
import { addDays } from '../../../domain/calendar.ts'
import type { Stored } from '../stored.ts'
import { pictureOf } from './pictures.ts'
import { comesIn, draft, paragraphs, publication, since, withdrawn } from './publications.ts'

const nothing = { picture: null, further: null } as const

/**
 * How some children came to see better: with a consent where they are out, and one whose consent was taken back. They
 * are of nobody in particular.
 */
export const stories = (today: string): Stored<typeof caseSuccess>[] =>
  (
    [
      [
        {
          title: '戴镜加遮盖，半年追上好眼',
          titleEn: 'Glasses and patching: level within half a year',
          age: '6 岁',
          ageEn: '6 years',
          type: '屈光参差性弱视',
          typeEn: 'Anisometropic amblyopia',
          weeks: 26,
          firstRight: '0.3',
          firstLeft: '1',
          lastRight: '0.9',
          lastLeft: '1',
          cover: pictureOf('stars'),
          ...nothing,
          story: paragraphs(
            '入园体检时发现右眼视力差，散瞳验光后配镜，每天遮盖左眼两小时。',
            '配合精细目力训练，六周后开始进步，半年时两眼基本一致，立体视也建立起来。',
          ),
          storyEn: paragraphs(
            'A check at nursery found the right eye weak; glasses were prescribed and the left eye patched two hours a day.',
            'With fine visual work vision began to rise after six weeks. After half a year both eyes were nearly level, and stereopsis had come.',
          ),
        },
        since(80),
        95,
        'consentOne',
      ],
      [
        {
          title: '八岁开始，仍然来得及',
          titleEn: 'Beginning at eight was not too late',
          age: '8 岁',
          ageEn: '8 years',
          type: '屈光不正性弱视',
          typeEn: 'Ametropic amblyopia',
          weeks: 40,
          firstRight: '0.4',
          firstLeft: '0.3',
          lastRight: '0.8',
          lastLeft: '0.8',
          cover: pictureOf('outdoors'),
          ...nothing,
          story: paragraphs(
            '双眼高度远视，此前未戴镜。戴镜后先做视觉刺激，再做双眼视功能训练。',
            '每周五次，从未间断；家长把训练安排在晚饭前固定的时间。',
          ),
          storyEn: paragraphs(
            'Strong hyperopia of both eyes, never corrected before. Glasses first, then visual stimulation, then binocular training.',
            'Five sessions a week without a gap, always at the same time before supper.',
          ),
        },
        since(30),
        50,
        'consentTwo',
      ],
      [
        {
          title: '斜视术后的双眼视训练',
          titleEn: 'Binocular training after squint surgery',
          age: '7 岁',
          ageEn: '7 years',
          type: '斜视性弱视',
          typeEn: 'Strabismic amblyopia',
          weeks: 32,
          firstRight: '0.8',
          firstLeft: '0.2',
          lastRight: '1',
          lastLeft: '0.7',
          cover: pictureOf('stereo'),
          ...nothing,
          story: paragraphs('术后眼位正，但看立体图没有感觉。脱抑制训练八周后出现融合，随后建立粗立体视。'),
          storyEn: null,
        },
        comesIn(4),
        12,
        'consentOne',
      ],
      [
        {
          title: '从手动到零点三',
          titleEn: 'From hand movement to 0.3',
          age: '5 岁',
          ageEn: '5 years',
          type: '形觉剥夺性弱视',
          typeEn: 'Deprivation amblyopia',
          weeks: 60,
          firstRight: 'HM',
          firstLeft: '0.8',
          lastRight: '0.3',
          lastLeft: '1',
          cover: null,
          ...nothing,
          story: paragraphs('先天性白内障术后，训练从光感刺激开始。'),
          storyEn: null,
        },
        withdrawn(160, 35),
        null,
        'consentTwo',
      ],
      [
        {
          title: '双眼 0.6 到 1.0（草稿）',
          titleEn: 'From 0.6 to 1.0 (draft)',
          age: '5 岁',
          ageEn: '5 years',
          type: '屈光不正性弱视',
          typeEn: 'Ametropic amblyopia',
          weeks: 18,
          firstRight: '0.6',
          firstLeft: '0.6',
          lastRight: '1',
          lastLeft: '1',
          cover: null,
          ...nothing,
          story: paragraphs('等待监护人签署同意书。'),
          storyEn: null,
        },
        draft,
        null,
        null,
      ],
    ] as const
  ).map(([told, is, consented, scan], at) => ({
    id: at + 1,
    ...told,
    consentOn: consented === null ? null : addDays(today, -consented),
    consent: scan === null ? null : pictureOf(scan),
    consentEndedOn: is.state === 'withdrawn' ? addDays(today, -35) : null,
    consentState:
      is.state === 'withdrawn'
        ? ('takenBack' as const)
        : consented === null
          ? ('missing' as const)
          : ('given' as const),
    sort: (at + 1) * 10,
    ...publication(today, is),
  }))
