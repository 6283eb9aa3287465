import { fields } from '../core/common.ts'
import resources from '../core/laterResources.ts'
import { withStamps } from '../../withStamps.ts'

/** The texts of resources that come with the first page that is about one of them. */
export default { resources: withStamps(resources, fields) }
