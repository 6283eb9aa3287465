import { gameSession } from '../../resources/business/gameSession.ts'
import { implement } from '../engine/contract.ts'
import { startSession } from '../training/start.ts'

export const gameSessionImplementation = implement(gameSession, {
  start: ({ project }, context) => startSession(project ?? null, context),
})
