import { withLinks } from './videos.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/**
 * The words of formatted text as it is stored, where no harmful element is left; blocks become lines, cells of a row
 * stand beside each other, and videos are their addresses.
 */
export const plainText = (html: string): string =>
  withLinks(html)
    .replace(/(?:<\/p>)?<\/t[dh]>\s*(?=<t[dh]\b)/gi, '\t')
    .replace(/(?:<\/p>)?<\/t[dh]>\s*<\/tr>/gi, '</tr>')
    .replace(/<(br|\/p|\/li|\/h\d|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_entity, name: string) => entities[name]!)
    .trim()
