import { card } from '../../resources/cards/card.ts'
import { present } from '../core/index.ts'

present(card, {
  dialogFields: {
    sell: ['hospital', 'times', 'price'],
    pay: ['hospital', 'times', 'amount'],
    refund: ['hospital', 'times', 'amount'],
    cancel: ['hospital', 'times', 'amount'],
  },
})
