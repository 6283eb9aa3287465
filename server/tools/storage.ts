import { storage } from '../../resources/tools/storage.ts'
import { implement } from '../core/contract.ts'
import { describedUpload } from '../platform/storage/describedUpload.ts'

export const storageImplementation = implement(
  storage,
  {},
  {
    on: ['create', 'update'],
    before: (_action, record, input, { db }) => describedUpload(db, input['file'] ?? record?.file),
  },
)
