/**
 * Parts of the frame that are not in sight at first. They come together, when the first of them is needed: each alone
 * would be small.
 */
export { AccountPopover } from './AccountPopover.tsx'
export { Palette } from './palette/Palette.tsx'
export { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
export { SignOutDialog } from './SignOutDialog.tsx'
export { TabMenu } from './tabs/TabMenu.tsx'
export { TabSheet } from './tabs/TabSheet.tsx'
export { UnsavedDialog } from './tabs/UnsavedDialog.tsx'
export { SessionPrompt } from './SessionPrompt.tsx'
