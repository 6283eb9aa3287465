import type { serial } from '../../../resources/system/serial.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Serial number |||| Serial numbers',
  fields: {
    number: 'Serial number',
    series: 'Series',
    batch: 'Batch',
    state: 'State',
    device: 'Device',
    claimedAt: 'In use since',
    replacedBy: 'Replaced by',
    remark: 'Remark',
  },
  sections: { serial: 'Serial number' },
  choices: { state: { new: 'New', claimed: 'In use', replaced: 'Replaced', scrapped: 'Scrapped' } },
  actions: { scrap: 'Scrap' },
  done: { scrap: 'Scrapped' },
  inputs: {},
  confirms: { scrap: 'A scrapped number is given to no device again, and this cannot be undone. Scrap it?' },
} satisfies Texts<typeof serial>
