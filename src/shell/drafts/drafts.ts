import { createDrafts } from './createDrafts.ts'
import type { Drafts } from './createDrafts.ts'
import { openShelf } from './openShelf.ts'
import { hearOfTheEnd } from './leaving.ts'

const newOrigin = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** The drafts of this page load. */
export const drafts: Drafts = createDrafts({ origin: newOrigin() })

/** Opens the drafts of the operator who signed in, by the key that `auth/info` gave. */
export const unlockDrafts = (draftKey: string | undefined): void => drafts.unlock(() => openShelf(draftKey))

hearOfTheEnd(() => drafts.flush())
