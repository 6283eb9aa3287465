import type { Capability } from '../core/capability.ts'
import { animation } from './animation.ts'
import { applicationMail } from './applicationMail.ts'
import { banner } from './banner.ts'
import { caseSuccess } from './caseSuccess.ts'
import { clientFile } from './clientFile.ts'
import { clientSoftware } from './clientSoftware.ts'
import { grayPublish } from './grayPublish.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { knowledge } from './knowledge.ts'
import { mailReading } from './mailReading.ts'
import { news } from './news.ts'
import { notice } from './notice.ts'
import { noticeReading } from './noticeReading.ts'
import { partner } from './partner.ts'
import { publication } from './publication.ts'
import { updateInfo } from './updateInfo.ts'
import { userHelp } from './userHelp.ts'
import { versionInfo } from './versionInfo.ts'

export const content = {
  menu: 'content',
  resources: {
    notice,
    noticeReading,
    applicationMail,
    mailReading,
    news,
    knowledge,
    banner,
    caseSuccess,
    partner,
    animation,
    help,
    userHelp,
    updateInfo,
    versionInfo,
    clientSoftware,
    grayPublish,
    publication,
  },
  services: { clientFile },
  pages: {},
  aliases: {
    email: 'applicationMail',
    'email/send': 'applicationMail',
    applicationNotice: 'notice',
    animationUrl: 'animation',
    cooperationPartner: 'partner',
    updateInfoLog: 'updateInfo',
    versionInfoLog: 'versionInfo',
  },
  home,
} as const satisfies Capability
