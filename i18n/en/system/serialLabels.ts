import type { Same } from '../../Same.ts'
import type zh from '../../zh/system/serialLabels.ts'

export default {
  title: 'Labels of device serial numbers',
  none: 'There is nothing to label. Select serial numbers in their list first.',
  tooMany: 'Labels are made for %{most} %{most|number|numbers} at once; please select fewer, or filter the list',
  toList: 'Back to the serial numbers',
  count: '%{smart_count} label |||| %{smart_count} labels',
} satisfies Same<typeof zh>
