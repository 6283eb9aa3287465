import type { Database } from '../database/Database.ts'
import { installationSecret } from './installationSecret.ts'
import { createSigner } from './signer.ts'
import type { Signer } from './signer.ts'
import type { OpenPlaces } from './Places.ts'

/** Uploaded files as a host sees them: where they are kept, and the addresses at which they can be looked at. */
export interface Files extends Signer {
  readonly storage: OpenPlaces
}

/** The files of a database, in the places that all its hosts share. */
export const openFiles = async ({ db }: Pick<Database, 'db'>, storage: OpenPlaces): Promise<Files> => ({
  storage,
  ...createSigner(await installationSecret(db, 'files')),
})
