import en from '../../../i18n/en/tools/pictures.ts'
import zh from '../../../i18n/zh/tools/pictures.ts'
import { addTexts } from '../../core/laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { pictures: zh } }, en: { app: { pictures: en } } })
