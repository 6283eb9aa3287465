import en from '../../i18n/en/alipay/paying.ts'
import zh from '../../i18n/zh/alipay/paying.ts'
import { addTexts } from '../core/laterTexts.ts'

// They come with what says them.
addTexts({ zh: { app: { alipay: zh } }, en: { app: { alipay: en } } })
