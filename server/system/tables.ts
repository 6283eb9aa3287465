declare module '../platform/database/tables.ts' {
  interface Tables {
    /** What a page begins with for an operator; `view` is null where they want it as it comes. */
    saved_view_default: { operator: number; page: string; view: number | null }
  }
}
export {}
