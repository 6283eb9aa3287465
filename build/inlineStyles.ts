import type { Plugin } from 'vite'
import { chunksOf } from './chunks.ts'

/** A mark that Vite takes away later where it names the file. */
const mark = /(?<!\s)\s*\/\*\$vite\$:\d+\*\/\s*/g

/**
 * Writes the styles of each page into its document: a file of their own costs more than they are large, and scripts
 * would wait for it.
 */
export const inlineStyles = (): Plugin => {
  const styles = new Map<string, string>()
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      // Before the file is named in the page, and wherever a script is imported that needs the first one.
      order: 'pre',
      handler(_options, bundle) {
        for (const { isEntry, name, viteMetadata } of chunksOf(bundle).values()) {
          if (!isEntry || !viteMetadata) continue
          const files = [...viteMetadata.importedCss]
          styles.set(
            name,
            files
              .map(file => {
                const asset = bundle[file]
                if (asset?.type !== 'asset') throw new Error(`${file} is no style sheet`)
                return String(asset.source).replace(mark, '')
              })
              .join(''),
          )
          for (const file of files) {
            viteMetadata.importedCss.delete(file)
            delete bundle[file]
          }
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { chunk }) => {
        const children = styles.get(chunk?.name ?? '')
        return children ? [{ tag: 'style', children, injectTo: 'head' }] : []
      },
    },
  }
}
