import { device } from '../../resources/training/device.ts'
import { implement, inSteps } from '../core/contract.ts'
import { claimSerial, guardSerial } from '../system/claimSerial.ts'
import { issueToken } from './deviceTokens.ts'
import { signInTrainee } from './signIn.ts'
import { endTrainingSignIns, noteTrainingRights } from './trainingSignIns.ts'

export const deviceImplementation = implement(
  device,
  {
    issue: async (record, _input, context) => ({ token: await issueToken(record.id, context) }),
    signIn: inSteps((input, before) => signInTrainee(input, before)),
  },
  {
    on: ['create', 'update'],
    async before(_action, record, input, context) {
      const { serial } = input
      if (typeof serial === 'string' && serial !== record?.serial)
        await guardSerial(serial, record?.id ?? null, context)
    },
    async after(_action, { id, serial, hospital }, context, before) {
      await claimSerial(serial, id, context)
      if (before && hospital !== before.hospital) {
        await endTrainingSignIns({ device: id }, context)
        await noteTrainingRights({ device: id }, context)
      }
    },
  },
)
