/**
 * Unsaved changes. A form, or any page, keeps what was typed by `useDraft` or `useDraftState`, and offers what was left
 * by
 * `DraftNotice`, which stands apart so that the frame need not load it. The frame asks `drafts.has(path)` before it closes a page,
 * and calls `drafts.drop(path)` where nothing of it is to be kept. A path is the pathname of a page.
 */
export { drafts } from './drafts.ts'
export { useDraft } from './useDraft.ts'
export { useDraftState } from './useDraftState.ts'
export { KeepingProvider, useKeeping } from './useKeeping.ts'
export { useUnloadWarning } from './useUnloadWarning.ts'
export type { Draft, DraftValues, Sent } from './Draft.ts'
export type { DraftHandle, DraftOptions, DraftSubject } from './useDraft.ts'
