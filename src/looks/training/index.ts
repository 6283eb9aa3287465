import { consumeRecord } from '../../../resources/business/consumeRecord.ts'
import { gameRecord } from '../../../resources/business/gameRecord.ts'
import { present } from '../../generator/present.ts'

// Their numbers are made for machines; people know them by who and when.
present(gameRecord, { title: ['patient', 'startedAt'] })
present(consumeRecord, { title: ['patient', 'day'] })
