import animation from './animation.ts'
import applicationMail from './applicationMail.ts'
import banner from './banner.ts'
import caseSuccess from './caseSuccess.ts'
import clientFile from './clientFile.ts'
import clientSoftware from './clientSoftware.ts'
import grayPublish from './grayPublish.ts'
import knowledge from './knowledge.ts'
import news from './news.ts'
import partner from './partner.ts'
import publication from './publication.ts'
import userHelp from './userHelp.ts'
import versionInfo from './versionInfo.ts'

/** Texts of what few look at, and seldom: they come with the first of their pages. */
export default {
  animation,
  applicationMail,
  banner,
  caseSuccess,
  clientFile,
  clientSoftware,
  grayPublish,
  knowledge,
  news,
  partner,
  publication,
  userHelp,
  versionInfo,
}
