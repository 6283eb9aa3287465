/** What is typed on a keyboard, or by an input method that writes digits, signs and points in their wide forms. */

/**
 * The text in plain characters: wide digits and letters, other minus signs and the ideographic full stop become those
 * of ASCII.
 */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .trim()

/**
 * The digits of a number as people write it, with a point and without thousands: `.5`, `+1.25`, `0,6`, `－２`, `1,250`. A
 * comma before three digits groups thousands, any other is a point. Undefined where the text is no number.
 */
export const typedDigits = (typed: string): string | undefined => {
  const text = plainText(typed).replace(/\s/g, '')
  const isGrouped = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)
  const written = isGrouped ? text.replaceAll(',', '') : text.replace(',', '.')
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(written) ? written : undefined
}

/** Reads a number as people write it, see {@link typedDigits}. Undefined where the text is no number. */
export const readTypedNumber = (typed: string): number | undefined => {
  const written = typedDigits(typed)
  // There is no negative zero on paper.
  return written === undefined ? undefined : Number(written) + 0
}

/**
 * A number as a form shows it: with so many digits and with its sign where these are wanted, else as it is. What has
 * more digits keeps them.
 */
export const writeNumber = (
  value: number,
  { digits, signed = false }: { readonly digits?: number; readonly signed?: boolean } = {},
): string => {
  const text = digits === undefined || Number(value.toFixed(digits)) !== value ? String(value) : value.toFixed(digits)
  return signed && value > 0 ? `+${text}` : text
}
