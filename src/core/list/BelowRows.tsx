import type { AfterRowsProps } from './AfterRows.tsx'
import { Pager } from './Pager.tsx'
import { Totals } from './Totals.tsx'

/** What stands below the rows: the sums of the list where it has some, and its pages. */
export const BelowRows = (props: AfterRowsProps) => (
  <>
    {props.blueprint.resource.list?.totals && <Totals blueprint={props.blueprint} />}
    <Pager {...props} />
  </>
)
