/** Fen of an amount as Alipay writes it (`88.8`); undefined where it is none. */
export const fenOf = (text: unknown): number | undefined => {
  const [, yuan, fen = ''] = typeof text === 'string' ? (/^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? []) : []
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(fen.padEnd(2, '0'))
}

/** The same of one that may be below nothing, or left out, as in bills. */
export const signedFenOf = (text: string): number | undefined => {
  if (text === '') return 0
  const fen = fenOf(text.replace(/^[+-]/, ''))
  return fen !== undefined && text.startsWith('-') ? 0 - fen : fen
}

/** The other way round. */
export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
