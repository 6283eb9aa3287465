/** Something that is marked as wrong on the page: what it is called, what is said of it, and where it is. */
export interface Broken {
  readonly label: string
  readonly text: string
  readonly place: Element
}

/** Inputs of every kind say what is wrong in such an element. */
const said = '.MuiFormHelperText-root.Mui-error'
const fields = '.MuiFormControl-root, fieldset, [role="group"]'
const focusable =
  'input:not([type="hidden"]):not([aria-hidden="true"]):not([hidden]), [role="combobox"], textarea:not([aria-hidden="true"]), [contenteditable="true"], button'

const words = (element: Element | null | undefined): string => (element?.textContent ?? '').trim()

/** The text that names a field, without the sign that it is required. */
const labelOf = (place: Element): string => {
  const id = place.getAttribute('aria-labelledby')?.split(' ')[0]
  const named =
    place.getAttribute('aria-label') ??
    words(id === undefined ? place.querySelector('label, legend') : document.getElementById(id))
  return named.endsWith('*') ? named.slice(0, -1).trimEnd() : named
}

/** Everything that is marked as wrong in a part of the page, from top to bottom. */
export const brokenIn = (part: Element): Broken[] =>
  [...part.querySelectorAll(said)]
    .filter(element => words(element) !== '')
    .map(element => {
      const place = element.closest(fields) ?? element.parentElement!
      return { label: labelOf(place), text: words(element), place }
    })

export const isMended = ({ place }: Broken): boolean => !place.isConnected || place.querySelector(said) === null

/** Puts the cursor where it can be mended, with all that is said of it in sight. */
export const leadTo = ({ place }: Broken): void => {
  const inputs = [...place.querySelectorAll<HTMLElement>(focusable)]
  const input = inputs.find(one => one.getAttribute('aria-invalid') === 'true') ?? inputs[0]
  input?.focus({ preventScroll: true })
  const { top, bottom } = place.getBoundingClientRect()
  // What lies over the edges of the page, such as the save button, covers nothing of its middle.
  if (top < window.innerHeight * 0.15 || bottom > window.innerHeight * 0.6) place.scrollIntoView({ block: 'center' })
}
