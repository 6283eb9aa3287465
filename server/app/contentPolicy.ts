import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of the style sheets that are written into the built documents. */
const stylesWithin = (folder: string): readonly string[] => {
  const documents = readdirSync(folder)
    .filter(name => name.endsWith('.html'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
  return documents.flatMap(document =>
    [...document.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => hash(text!)),
  )
}

/**
 * What pages may load and run: nothing but what this host serves, and pictures that they made themselves. Neither
 * scripts nor styles may stand in a document, but for the styles that the build wrote there: the documents are
 * compressed beforehand and the same for all, so that a hash tells them.
 */
export const contentPolicy = (pages: string | undefined): string => {
  // The component library makes empty style sheets and adds its rules by script, which no policy asks about.
  const styles = new Set([hash(''), ...(pages === undefined ? [] : stylesWithin(pages))])
  const directives: Readonly<Record<string, string>> = {
    'default-src': "'self'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'style-src': ["'self'", ...styles].join(' '),
    // Formatted texts say how they are aligned.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    // Videos within texts lie where whoever wrote them said, and are loaded when somebody plays them.
    'media-src': "'self' blob: https:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    // No file is a worker: its own answer would have to carry these policies.
    'worker-src': 'blob:',
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join(';')
}
