import { createRequire } from 'node:module'
import type { config as transitionConfig } from 'react-transition-group'

/*
 * What fades out is still there for a while, under the same name as what stays: a list that was just chosen from is
 * named as its input is. On a busy machine tests found both, or waited for the end of each. Whatever opens or closes
 * does so at once here; how it moves is tested in the browser.
 */

// The very copy of the module that the components go through.
const { config } = createRequire(import.meta.url)('react-transition-group') as { config: typeof transitionConfig }
config.disabled = true
