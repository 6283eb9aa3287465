import { createClient, createDataProvider } from '../../dataProvider/index.ts'
import type { AnyReport } from '../../resources/core/statistics/index.ts'
import { fetchAhead, fetchCopy } from '../shell/app/early.ts'
import { apiHost } from '../shell/auth/apiHost.ts'
import { readLanguage } from '../shell/auth/language.ts'
import { ownToken } from '../shell/auth/token.ts'
import { adopt } from '../shell/installation/adopt.ts'
import { businessToday } from '../shell/installation/businessZone.ts'

const ways = { host: apiHost, token: ownToken, language: readLanguage }
const client = createClient(createDataProvider({ ...ways, fetch: fetchCopy }))
const ahead = createDataProvider({ ...ways, fetch: fetchAhead })

/**
 * Asks for the numbers of the report that an address opens, while the page around them is being made: it would ask for
 * them only once it stands. Whatever goes wrong, the page itself learns of.
 */
export const askReportAhead = async (report: AnyReport): Promise<void> => {
  const { search } = window.location
  const [info, { firstAnswers }] = await Promise.all([client.session.info(), import('../core/report/ReportPage.tsx')])
  adopt(info)
  await firstAnswers(ahead, report, new URLSearchParams(search), businessToday())
}
