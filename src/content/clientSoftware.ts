import { clientSoftware } from '../../resources/content/clientSoftware.ts'
import { present } from '../core/index.ts'
import { BytesCell } from '../core/types/BytesCell.tsx'

present(clientSoftware, { elsewhere: ['place'], fields: { bytes: { Cell: BytesCell } } })
