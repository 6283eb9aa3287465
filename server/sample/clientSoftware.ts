import { addDays } from '../../domain/calendar.ts'
import { releaseOrder } from '../../domain/release.ts'
import type { clientSoftware } from '../../resources/content/clientSoftware.ts'
import { stamped } from './stored.ts'
import type { Stored } from './stored.ts'

type Release = Stored<typeof clientSoftware>

const endings = { windows: 'exe', android: 'apk', ipados: 'ipa', harmonyos: 'hap' } as const

/** Releases of the training client, as another site offers them: the sample brings no installers. */
export const releases = (today: string): Release[] =>
  (
    [
      ['android', '3.1.0', 310, 'published', 240, false],
      ['android', '3.2.1', 321, 'published', 60, true],
      ['android', '3.3.0-beta.1', 330, 'draft', 4, false],
      ['windows', '3.1.0', 310, 'withdrawn', 235, false],
      ['windows', '3.2.1', 322, 'published', 58, false],
      ['ipados', '3.1.0', 312, 'published', 220, false],
      ['harmonyos', '3.2.0', 320, 'draft', 9, false],
    ] as const
  ).map(([platform, release, build, state, daysAgo, forced], at) => {
    const day = `${addDays(today, -daysAgo)}T02:00:00.000Z`
    return {
      id: at + 1,
      platform,
      release,
      place: releaseOrder(release) ?? null,
      build,
      source: 'address',
      file: null,
      address: `https://download.vision.example/${platform}/${release}.${endings[platform]}`,
      minimum: forced ? '3.0.0' : null,
      forced,
      notes: '优化训练流畅度，修复已知问题',
      notesEn: 'Smoother training, known problems mended',
      bytes: null,
      sha256: null,
      state,
      publishedAt: state === 'draft' ? null : day,
      ...stamped(day, 1),
    }
  })
