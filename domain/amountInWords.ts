const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖']
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '万亿']

/** Up to four digits, without zeros at the end; a run of zeros inside or in front is one 零. */
const groupText = (group: string): string =>
  [...group]
    .map((digit, at) => (digit === '0' ? '零' : `${digits[Number(digit)]}${places[group.length - 1 - at]}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '')

const yuanText = (yuan: string): string => {
  const padded = yuan.padStart(Math.ceil(yuan.length / 4) * 4, '0')
  const parts = padded.match(/.{4}/g) ?? []
  const text = parts
    .map((part, at) => (part === '0000' ? '零' : `${groupText(part)}${groups[parts.length - 1 - at]}`))
    .join('')
  return text.replace(/零+/g, '零').replace(/^零|零$/g, '')
}

/**
 * An amount in fen as Chinese receipts spell it, so that no digit can be added: 100 050 is 人民币壹仟元零伍角整. `fen` is a whole
 * number from 0 to 2^53 − 1.
 */
export const amountInWords = (fen: number): string => {
  const text = String(fen).padStart(3, '0')
  const [yuan, jiao, cent] = [text.slice(0, -2).replace(/^0+(?=\d)/, ''), Number(text.at(-2)), Number(text.at(-1))]
  const whole = yuan === '0' ? '' : `${yuanText(yuan)}元`
  if (jiao === 0 && cent === 0) return `人民币${whole === '' ? '零元' : whole}整`
  const tenths =
    jiao === 0 ? (whole === '' ? '' : '零') : `${whole !== '' && yuan.endsWith('0') ? '零' : ''}${digits[jiao]}角`
  return `人民币${whole}${tenths}${cent === 0 ? '整' : `${digits[cent]}分`}`
}
