const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The words of formatted text as it is stored, where no harmful element is left; blocks become lines. */
export const plainText = (html: string): string => html
  .replace(/<(br|\/p|\/li|\/h\d|\/tr)\b[^<>]*>/gi, '\n').replace(/<[^<>]*>/g, '')
  .replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => entities[name]!).trim()
