import { consumeRecord } from '../../resources/times/consumeRecord.ts'
import { gameRecord } from '../../resources/training/gameRecord.ts'
import { present } from '../core/present.ts'

// Their numbers are made for machines; people know them by who and when.
present(gameRecord, { title: ['patient', 'startedAt'] })
present(consumeRecord, { title: ['patient', 'day'] })
