import type { Context } from '../core/contract.ts'

/** What stands at the head of a patient's document: whose patient it is, and how to reach them. */
export const documentHead = (patient: number, { db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('patient')
    .innerJoin('hospital', 'hospital.id', 'patient.hospital')
    .select(['hospital.name as organisation', 'hospital.address', 'hospital.phone'])
    .where('patient.id', '=', patient)
    .executeTakeFirst()
