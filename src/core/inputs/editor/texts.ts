import en from '../../../../i18n/en/core/editor.ts'
import zh from '../../../../i18n/zh/core/editor.ts'
import { addTexts } from '../../laterTexts.ts'

const texts = (editor: typeof zh) => ({ ra: { tiptap: editor.tools }, app: { editor } })

addTexts({ zh: texts(zh), en: texts(en) })
