import { animation } from '../../resources/content/animation.ts'
import { banner } from '../../resources/content/banner.ts'
import { help } from '../../resources/content/help.ts'
import { knowledge } from '../../resources/content/knowledge.ts'
import { partner } from '../../resources/content/partner.ts'
import { updateInfo } from '../../resources/content/updateInfo.ts'
import { userHelp } from '../../resources/content/userHelp.ts'
import { versionInfo } from '../../resources/content/versionInfo.ts'
import { clientSoftwareImplementation } from './clientSoftware.ts'
import type { Implementation } from '../core/contract.ts'
import { caseSuccessImplementation } from './caseSuccess/index.ts'
import { implementPublished } from './implementPublished.ts'
import { newsImplementation } from './news.ts'
import { noticeImplementation } from './notice.ts'
import { publicationImplementation } from './publication.ts'

/** What the server does by hand for this capability. */
export const content: readonly Implementation[] = [
  noticeImplementation, newsImplementation, caseSuccessImplementation, publicationImplementation, clientSoftwareImplementation,
  ...[knowledge, banner, partner, animation, help, userHelp, updateInfo, versionInfo].map(resource => implementPublished(resource, {})),
]
