import en from '../../i18n/en/access/own.ts'
import zh from '../../i18n/zh/access/own.ts'
import { addTexts } from '../core/laterTexts.ts'

// They come with the pages about oneself, and with whatever else sends codes as these do.
addTexts({ zh: { app: { own: zh } }, en: { app: { own: en } } })
