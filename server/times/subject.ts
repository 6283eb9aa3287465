import type { SubjectSources } from '../core/subject/sources.ts'

/** What the ledger knows of a patient. */
export const timesSubject: SubjectSources = {
  tables: [
    {
      name: 'balances',
      of: 'patient',
      tables: ['times_account'],
      columns: { rechargeType: 't.type', times: 't.balance' },
      from: 'times_account t',
      where: ids => `t.patient = any(${ids})`,
      order: 't.id',
    },
    {
      name: 'movements',
      of: 'patient',
      tables: ['times_movement'],
      columns: {
        at: 't.at',
        movement: 't.kind',
        rechargeType: 't.type',
        times: 't.times',
        giveTimes: 't.give_times',
        day: 't.day',
        organisation: 'h.name',
      },
      from: 'times_movement t left join hospital h on h.id = t.hospital',
      where: ids => `t.patient = any(${ids})`,
      order: 't.id',
    },
    {
      name: 'owedDays',
      of: 'patient',
      tables: ['times_owed'],
      columns: { day: 't.day', rechargeType: 't.type', settled: 't.movement is not null' },
      from: 'times_owed t',
      where: ids => `t.patient = any(${ids})`,
      order: 't.id',
    },
  ],
  internal: {
    times_entry: 'the two sides of a movement, which is told',
    card_code: 'the hash of a code',
  },
}
