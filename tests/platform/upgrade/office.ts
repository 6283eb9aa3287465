import type { Host } from '../../support/host.ts'
import { BackOffice } from '../session/backOffice.ts'

/** Opens another host of the same database, which does the work of jobs. */
export const openOffice = ({ database }: Pick<Host, 'database'>): Promise<BackOffice> => BackOffice.over(database)

/** That host at a moment; now, where none is named. */
export const at = (office: BackOffice, moment = new Date()): BackOffice => {
  office.clock.now = moment
  return office
}
