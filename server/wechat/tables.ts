declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Which account an id of WeChat is, as the SHA-256 of app and id: the id itself is kept nowhere. */
    wx_identity: { hash: string; wx_user: number }
    /** The tokens of an account, as their SHA-256. */
    wx_sign_in: { token_hash: string; wx_user: number; created_at: string; expires_at: string }
  }
}

export {}
