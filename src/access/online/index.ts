import { online } from '../../../resources/access/online.ts'
import { present } from '../../core/index.ts'
import { KeptUp } from './KeptUp.tsx'

present(online, { list: KeptUp })
