import type { Page } from 'playwright-core'

/** Pixels by which an arrow's own box is larger than what is drawn of it. */
const aroundArrow = 5

/** The names of choices that stand in them and end below their arrow. */
export const coveredNames = (page: Page): Promise<string[]> =>
  page.evaluate(
    around =>
      [...document.querySelectorAll('.MuiFormControl-root')].flatMap(choice => {
        const name = choice.querySelector('label.MuiInputLabel-root')
        const arrow = choice.querySelector('.MuiSelect-icon, .MuiAutocomplete-endAdornment')
        if (!name || !arrow) return []
        const text = document.createRange()
        text.selectNodeContents(name)
        const [box, place] = [name.getBoundingClientRect(), arrow.getBoundingClientRect()]
        const end = Math.min(box.right, text.getBoundingClientRect().right)
        const isBeside = box.bottom > place.top && box.top < place.bottom
        return isBeside && end > place.left + around ? [name.textContent] : []
      }),
    aroundArrow,
  )
