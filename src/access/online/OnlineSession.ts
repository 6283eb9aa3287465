/** A sign-in that holds now, as the server tells it. */
export interface OnlineSession {
  readonly id: number
  readonly operator: number
  readonly username: string
  readonly name: string
  readonly hospital: string
  readonly roles: readonly string[]
  readonly ip: string
  readonly browser: string | null
  readonly signedInAt: string
  readonly lastUsedAt: string
  readonly remember: boolean
  readonly isOwn: boolean
  /** Why it cannot be ended by this operator, in words; null where it can. */
  readonly hindered: string | null
}

/** A page of them. */
export interface OnlinePage {
  readonly content: readonly OnlineSession[]
  readonly totalElements: number
}
