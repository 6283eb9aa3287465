import { device } from '../../resources/training/device.ts'
import { implement, inSteps } from '../core/contract.ts'
import { issueToken } from './deviceTokens.ts'
import { signInTrainee } from './signIn.ts'

export const deviceImplementation = implement(device, {
  issue: async (record, _input, context) => ({ token: await issueToken(record.id, context) }),
  signIn: inSteps((input, before) => signInTrainee(input, before)),
})
