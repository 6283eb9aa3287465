import { hospitalPrice } from '../../resources/times/hospitalPrice.ts'
import { price } from '../../resources/times/price.ts'
import { purchasePrice } from '../../resources/times/purchasePrice.ts'
import { businessToday } from '../shell/installation/businessZone.ts'
import { present } from '../core/index.ts'

/** Today, or the first day of a price that has not begun. */
const soonest = (validFrom: unknown): string => {
  const today = businessToday()
  return typeof validFrom === 'string' && validFrom > today ? validFrom : today
}

const dates = {
  begins: () => ({ validFrom: businessToday() }),
  answers: {
    follow: ({ validFrom }: { readonly [name: string]: unknown }) => ({ validFrom: soonest(validFrom) }),
    end: () => ({ validUntil: businessToday() }),
  },
  made: { follow: ({ next }: { readonly [name: string]: unknown }) => Number(next) },
}

present(purchasePrice, { ...dates, title: ['rechargeType', 'fromTimes', 'validFrom'] })
present(price, { ...dates, title: ['rechargeType', 'validFrom'] })
present(hospitalPrice, { ...dates, title: ['hospital', 'rechargeType', 'validFrom'] })
