import en from '../../../i18n/en/shell/outdated.ts'
import zh from '../../../i18n/zh/shell/outdated.ts'
import { readLanguage } from '../auth/language.ts'

/** Says without any of the application's parts that it could not be loaded, and offers to load it again. */
export const showPlainFailure = (root: HTMLElement): void => {
  const texts = readLanguage() === 'zh' ? zh : en
  const box = document.createElement('main')
  const heading = Object.assign(document.createElement('h1'), { textContent: texts.title })
  const text = Object.assign(document.createElement('p'), { textContent: texts.text })
  const button = Object.assign(document.createElement('button'), {
    textContent: texts.reload,
    onclick: () => window.location.reload(),
  })
  box.style.cssText =
    'font-family: system-ui, sans-serif; max-width: 30rem; margin: 15vh auto; padding: 0 1rem; text-align: center'
  box.append(heading, text, button)
  root.replaceChildren(box)
}
