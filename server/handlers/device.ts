import { device } from '../../resources/business/device.ts'
import { implement, inSteps } from '../engine/contract.ts'
import { issueToken } from '../training/deviceTokens.ts'
import { signInTrainee } from '../training/signIn.ts'

export const deviceImplementation = implement(device, {
  issue: async (record, _input, context) => ({ token: await issueToken(record.id, context) }),
  signIn: inSteps((input, before) => signInTrainee(input, before)),
})
