declare module '../platform/database/tables.ts' {
  interface Tables {
    /** What is kept of the code that redeems a card. */
    card_code: { card: number; hash: string }
  }
}

export {}
