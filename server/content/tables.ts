declare module '../platform/database/tables.ts' {
  interface Tables {
    /** The days on which a news item was opened on a device. */
    news_read: { news: number; device: number; day: string }
    /** Until when each operator has seen what is new. */
    update_seen: { operator: number; seen_at: string }
    /** The case that a story of success was made from: nobody is told of it. */
    case_success_source: { case_success: number; case: number }
  }
}

export {}
