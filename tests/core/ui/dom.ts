import { waitFor } from '@testing-library/react'

/**
 * The input that a label names, with or without the asterisk. Testing Library's own search looks at every element,
 * which takes long on a large form.
 */
export const input = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const label = [...document.querySelectorAll('label')].find(
      one => one.textContent.replace(/[\s\u2009*]+$/u, '') === name,
    )
    const found = label?.control ?? document.getElementById(label?.htmlFor ?? '')
    if (!found) throw new Error(`No input is labelled ${name}`)
    return found
  })

/** What stands below an input. */
export const errorOf = (element: HTMLElement): string =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

/** The value that stands at a label of a definition list. */
export const valueOf = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll('dt')].find(one => one.textContent === name)?.nextElementSibling
    if (!(found instanceof HTMLElement)) throw new Error(`No value is labelled ${name}`)
    return found
  })
