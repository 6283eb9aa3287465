import help from './help.ts'
import mailReading from './mailReading.ts'
import notice from './notice.ts'
import noticeReading from './noticeReading.ts'
import updateInfo from './updateInfo.ts'

/** Texts of what the frame of every page shows: notices, what came by mail, help and what is new. */
export default { notice, noticeReading, mailReading, help, updateInfo }
