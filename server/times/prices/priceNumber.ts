import type { RechargeType } from '../../../resources/times/rechargeType.ts'

/** Types of times in numbers, which are read in every language. */
const codes: Readonly<Record<RechargeType, string>> = { ordinary: 'STD', naked3d: '3D', lifetime: 'LIFE' }

/** What a price is called: of which organisation (its code; none is the platform), of which type, from when: `HZXH-STD-20260506`. */
export const priceNumber = (organisation: string | undefined, rechargeType: RechargeType, validFrom: string): string =>
  [...(organisation === undefined ? [] : [organisation]), codes[rechargeType], validFrom.replaceAll('-', '')].join('-')
