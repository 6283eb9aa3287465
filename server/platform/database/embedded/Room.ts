import { reserve, roomIn } from '../../dataFolder/folderState.ts'
import { DatabaseError } from '../DatabaseError.ts'

/** The error of whatever would write where there is too little room. */
export const noRoom = (): DatabaseError =>
  new DatabaseError({ code: '53100', message: 'No space is left on the disk of the embedded database' })

const lookEvery = 100

/**
 * How much room the disk of the database has left: enough, little, so that nothing new may be begun, or none, so that
 * what is under way has to end. A database that cannot write its log stops, and does not start again before there is
 * room.
 */
export class Room {
  readonly #folder: string
  #left = Number.POSITIVE_INFINITY
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(folder: string) {
    this.#folder = folder
  }

  left(): 'enough' | 'little' | 'none' {
    const now = performance.now()
    if (now - this.#lookedAt >= lookEvery) {
      this.#left = roomIn(this.#folder)
      this.#lookedAt = now
    }
    if (this.#left >= reserve) return 'enough'
    return this.#left >= reserve / 2 ? 'little' : 'none'
  }
}
