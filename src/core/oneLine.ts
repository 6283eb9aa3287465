// What is done mostly stays in sight, over those that it would be scrolled away with.
const primary = '& > .MuiButton-contained, & > :has(> .MuiButton-contained)'

/** Keeps parts beside each other: on a phone in one line that scrolls sideways, so that one more of them moves nothing below. */
export const oneLine = {
  display: 'flex', flexWrap: { xs: 'nowrap', sm: 'wrap' }, alignItems: 'center', gap: 1, minWidth: 0, overflowX: { xs: 'auto', sm: 'visible' }, scrollbarWidth: 'none', '& > *': { flexShrink: 0 },
  [primary]: { position: { xs: 'sticky', sm: 'static' }, right: 0, zIndex: 1 },
}
