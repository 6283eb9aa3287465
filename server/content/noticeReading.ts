import { noticeReading } from '../../resources/content/noticeReading.ts'
import { implement } from '../core/contract.ts'
import { all } from '../core/statement.ts'

/** A row of a notice and an operator has a number of its own: 16 bits for the operator, 15 for the notice. */
const id = '(n.id % 32768) * 65536 + o.id % 65536'

export const noticeReadingImplementation = implement(noticeReading, {
  // What was not published yet nobody could read; who is gone since is asked no more.
  rows: (_input, { statement, now, reach, filtered }) => `
    select ${id} as id, n.id as notice, o.id as operator, o.name, o.hospital, case when r.operator is null then 'unread' else 'read' end as state, r.read_at
    from notice n join operator o on o.status = 'opened' and not o.deleted and (coalesce(cardinality(n.hospitals), 0) = 0 or o.hospital = any(n.hospitals))
      left join notice_read r on r.notice = n.id and r.operator = o.id
    where ${all([`n.valid_from <= ${statement.bind(now)}::timestamptz`, ...reach('notice', statement, 'n'), ...filtered({ id, notice: 'n.id', operator: 'o.id' })])}`,
})
