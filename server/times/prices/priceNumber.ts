import type { RechargeType } from '../../../resources/times/rechargeType.ts'

/** Types of times in numbers, which are read in every language. */
const codes: Readonly<Record<RechargeType, string>> = { ordinary: 'STD', naked3d: '3D', lifetime: 'LIFE' }

/**
 * What a price for organisations is called: of which type, from how many times on, from when: `BUY-STD-500-20260506`.
 */
export const purchasePriceNumber = (rechargeType: RechargeType, fromTimes: number, validFrom: string): string =>
  ['BUY', codes[rechargeType], fromTimes, validFrom.replaceAll('-', '')].join('-')

/**
 * What a price for patients is called: of which organisation (its code; none is the platform), of which type, from
 * when: `HZXH-STD-20260506`.
 */
export const priceNumber = (organisation: string | undefined, rechargeType: RechargeType, validFrom: string): string =>
  [...(organisation === undefined ? [] : [organisation]), codes[rechargeType], validFrom.replaceAll('-', '')].join('-')
