declare module '../platform/database/tables.ts' {
  interface Tables {
    /** The token of a device, as its SHA-256; one a device. */
    device_token: { device: number; token_hash: string; issued_at: string }
    /** Who signed in on which device, with the token of the latest sign-in as its SHA-256. */
    training_sign_in: {
      device: number
      patient: number
      token_hash: string
      first_at: string
      last_at: string
      expires_at: string
      /** When its token was ended before its time: by another password, another token of the device, or as the patient went. */
      left_at: string | null
      /** Until when the patient was allowed to train there; null for somebody who is. `noteTrainingRights` keeps it. */
      allowed_until: string | null
    }
  }
}

export {}
