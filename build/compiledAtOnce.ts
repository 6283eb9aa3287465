import type { Plugin } from 'vite'
import { chunksOf, chunksOfModules, closure, entryNamed } from './chunks.ts'
import { application, firstList, firstRows } from './twoPages.ts'

/** V8's explicit compile hint, which has to be the first comment of a file. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells the browser that nearly all functions of the first scripts are called at once, so that it compiles them in the
 * background while they arrive. It would otherwise skip each function at first and read it again when it is called,
 * which took a third of a second. What the sign-in page shares with them comes along: its form is on the screen before
 * that runs.
 */
export const compiledAtOnce = (): Plugin => ({
  name: 'compiled-at-once',
  apply: 'build',
  generateBundle: {
    // After the minifier, which takes comments away.
    order: 'post',
    handler(_options, bundle) {
      const chunks = chunksOf(bundle)
      const first = closure(chunks, [
        ...entryNamed(chunks, 'admin'),
        ...chunksOfModules(chunks, [...firstRows, ...application, ...firstList]),
      ])
      for (const name of first) {
        const chunk = chunks.get(name)
        if (chunk) chunk.code = hint + chunk.code
      }
    },
  },
})
