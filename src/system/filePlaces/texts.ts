import en from '../../../i18n/en/system/filePlaces.ts'
import zh from '../../../i18n/zh/system/filePlaces.ts'
import { addTexts } from '../../core/laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { filePlaces: zh } }, en: { app: { filePlaces: en } } })
