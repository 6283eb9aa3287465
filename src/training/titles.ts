import { consumeRecord } from '../../resources/times/consumeRecord.ts'
import { gameRecord } from '../../resources/training/gameRecord.ts'
import { present } from '../core/present.ts'

// Their numbers are made for machines; people know them by whom they are about, and when.
present(gameRecord, { title: ['startedAt'] })
present(consumeRecord, { title: ['day'] })
