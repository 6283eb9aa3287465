import en from '../../../../i18n/en/core/editor.ts'
import zh from '../../../../i18n/zh/core/editor.ts'
import { addTexts } from '../../laterTexts.ts'

const texts = ({ tools, ...own }: typeof zh) => ({ ra: { tiptap: tools }, app: { editor: own } })

addTexts({ zh: texts(zh), en: texts(en) })
