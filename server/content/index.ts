import { animation } from '../../resources/content/animation.ts'
import { help } from '../../resources/content/help.ts'
import { knowledge } from '../../resources/content/knowledge.ts'
import { news } from '../../resources/content/news.ts'
import { partner } from '../../resources/content/partner.ts'
import { userHelp } from '../../resources/content/userHelp.ts'
import { versionInfo } from '../../resources/content/versionInfo.ts'
import { clientSoftwareImplementation } from './clientSoftware.ts'
import { grayPublishImplementation } from './grayPublish.ts'
import type { Implementation } from '../core/contract.ts'
import { caseSuccessImplementation } from './caseSuccess/index.ts'
import { countRead } from './countRead.ts'
import { implementPublished } from './implementPublished.ts'
import { applicationMailImplementation } from './mail/applicationMail.ts'
import { mailReadingImplementation } from './mail/mailReading.ts'
import { bannerImplementation } from './banner.ts'
import { noticeImplementation } from './notice.ts'
import { noticeReadingImplementation } from './noticeReading.ts'
import { publicationImplementation } from './publication.ts'
import { updateInfoImplementation } from './updateInfo.ts'

/** What the server does by hand for this capability. */
export const content: readonly Implementation[] = [
  noticeImplementation,
  noticeReadingImplementation,
  applicationMailImplementation,
  mailReadingImplementation,
  bannerImplementation,
  updateInfoImplementation,
  caseSuccessImplementation,
  publicationImplementation,
  clientSoftwareImplementation,
  grayPublishImplementation,
  ...[news, knowledge].map(resource => implementPublished(resource, { read: countRead(resource) })),
  ...[partner, animation, help, userHelp, versionInfo].map(resource => implementPublished(resource, {})),
]
