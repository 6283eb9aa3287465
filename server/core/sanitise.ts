import sanitizeHtml from 'sanitize-html'
import type { Fields } from '../../resources/core/field.ts'
import { linkSchemes } from '../../resources/core/types/richText/links.ts'
import { isStoredPicture } from '../../resources/core/types/richText/pictures.ts'
import { isVideoAddress, videoTag } from '../../resources/core/types/richText/videos.ts'
import { isHtml } from '../../resources/core/typeOf.ts'

const color = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i]

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'code',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'mark',
    'span',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'video',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    video: ['src', 'controls', 'preload'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['style'],
  },
  allowedStyles: { '*': { color, 'background-color': color, 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: [...linkSchemes],
  // `upload:` and a key is a picture of the product's own, of which readers are told the address.
  allowedSchemesByTag: { img: ['upload'] },
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    video: (tagName, { src = '' }) => ({ tagName, attribs: { ...(isVideoAddress(src) ? { src } : {}), ...videoTag } }),
  },
  // A link that would lead nowhere is its words. A picture from elsewhere would tell that place of its readers.
  exclusiveFilter({ tag, attribs }) {
    if (tag === 'a' && !attribs['href']) return 'excludeTag'
    if (tag === 'img') return !isStoredPicture(attribs['src'] ?? '')
    return tag === 'video' && !attribs['src']
  },
}

/** Keeps harmless elements of an HTML text and drops everything else: scripts, handlers, frames, foreign schemes and pictures. */
export const sanitise = (html: string): string => sanitizeHtml(html, options)

/** The same values with every rich text made harmless. */
export const sanitised = (fields: Fields, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isHtml(fields[name]) ? sanitise(value) : value,
    ]),
  )
