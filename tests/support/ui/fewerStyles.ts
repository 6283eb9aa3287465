import { createRequire } from 'node:module'
import type { StyleSheet as Sheet } from '@emotion/sheet'

/*
 * To find an element by its role and name, jsdom asks every style rule for every element on the way: a third of the
 * time of these tests. What decides whether something is there for a person or has a name is kept, colours and measures
 * are not; how pages look is tested in the browser.
 */

/** Rules that can hide or show, add text, or take the pointer away. */
const matters = /[{;](display:none|visibility:|opacity:0|content:|pointer-events:)|^@[^{]*\{[^]*[{;]display:/

// The very copy of the module that the components' styles go through.
const { StyleSheet } = createRequire(import.meta.url)('@emotion/sheet') as { StyleSheet: typeof Sheet }
const { prototype } = StyleSheet
const insert = prototype.insert

function insertWhatMatters(this: Sheet, rule: string): void {
  if (matters.test(rule)) insert.call(this, rule)
}

// The files of a worker share the package: the first of them did it for all.
if (insert.name !== insertWhatMatters.name) prototype.insert = insertWhatMatters
