/** How values are written in one language; dates stay calendar dates, moments are told in one time zone. */
export interface Writing {
  /** With so many digits, and with its sign where that is wanted. */
  number(value: number, digits?: number, signed?: boolean): string
  /** An amount in fen as yuan. */
  money(fen: number): string
  date(value: string): string
  moment(value: string): string
  list(values: readonly string[]): string
}

/** How one language speaks: the texts of its catalogue, and how it writes values. */
export interface Words {
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string
  readonly format: Writing
}
