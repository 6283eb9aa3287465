import { gameSession } from '../../resources/training/gameSession.ts'
import { implement } from '../core/contract.ts'
import { startSession } from './start.ts'

export const gameSessionImplementation = implement(gameSession, {
  start: ({ project }, context) => startSession(project ?? null, context),
})
