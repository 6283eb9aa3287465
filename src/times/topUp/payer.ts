/** Only who sees every organisation may have the platform pay. */
export const mayChoosePayer = (identity: object | undefined): boolean =>
  identity !== undefined && 'dataScope' in identity && identity.dataScope === 'all'
