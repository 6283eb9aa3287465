import type { Mask } from './field.ts'

const cover = '*'

/** What is shown of a masked value; short values are covered whole. */
export const masked = (value: string, mask: Mask): string => {
  const characters = [...value]
  if (mask === 'tail4') {
    const shown = characters.length > 4 ? characters.slice(-4).join('') : ''
    return cover.repeat(characters.length - [...shown].length) + shown
  }
  const shown = characters.length > 3 ? characters.slice(0, 3).join('') : ''
  const domain = value.includes('@') && shown !== '' ? value.slice(value.indexOf('@')) : ''
  const hidden = characters.length - [...shown].length - [...domain].length
  return hidden > 0
    ? shown + cover.repeat(hidden) + domain
    : shown + cover.repeat(characters.length - [...shown].length)
}
