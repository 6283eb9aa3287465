/** Fen of an amount as Alipay writes it (`88.8`); undefined where it is none. */
export const fenOf = (text: unknown): number | undefined => {
  const [, yuan, fen = ''] = typeof text === 'string' ? /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) ?? [] : []
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(fen.padEnd(2, '0'))
}

/** The other way round. */
export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
