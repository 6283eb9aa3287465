import { storage } from '../../../resources/tools/storage.ts'
import { present } from '../../core/index.ts'
import { BytesCell } from '../../core/types/BytesCell.tsx'
import { AroundFiles } from './AroundFiles.tsx'

present(storage, { list: AroundFiles, fields: { bytes: { Cell: BytesCell } } })
