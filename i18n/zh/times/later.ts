import cashier from './cashier.ts'
import hospitalPayment from './hospitalPayment.ts'
import hospitalPrice from './hospitalPrice.ts'
import hospitalRecharge from './hospitalRecharge.ts'
import price from './price.ts'
import priceOption from './priceOption.ts'
import purchasePrice from './purchasePrice.ts'
import timesMovement from './timesMovement.ts'

/** Texts of what few look at, and seldom: they come with the first of their pages. */
export default {
  price,
  hospitalPrice,
  priceOption,
  purchasePrice,
  hospitalPayment,
  hospitalRecharge,
  timesMovement,
  cashier,
}
