import { everyonesFigures } from '../../../resources/core/permission.ts'
import { useMay } from '../useMay.ts'

const [resource, action] = everyonesFigures.split(':') as [string, string]

/** Whether the operator is told own figures alone; nobody is before that is known. */
export const useToldOwn = (): boolean => useMay()(resource, action) === false
