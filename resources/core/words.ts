/** How values are written in one language; dates stay calendar dates, moments are told in one time zone. */
export interface Writing {
  /** With so many digits, and with its sign where that is wanted. */
  number(value: number, digits?: number, signed?: boolean): string
  /** An amount in fen as yuan. */
  money(fen: number): string
  date(value: string): string
  moment(value: string): string
  list(values: readonly string[]): string
  /** Several of which one is meant. */
  either(values: readonly string[]): string
  /** A part of one in per cent, with one digit after the point, and with its sign where that is wanted. */
  share(fraction: number, signed?: boolean): string
  /** A number as short as an axis needs it: 12.8万, 128k. */
  compact(value: number): string
  /** The same of an amount in fen. */
  compactMoney(fen: number): string
  /** The month that a day lies in, with its year. */
  month(day: string): string
  /** A day without its year. */
  monthDay(day: string): string
  /** A day of the week, 1 Monday to 7 Sunday. */
  weekday(day: number): string
}

/** How one language speaks: the texts of its catalogue, and how it writes values. */
export interface Words {
  readonly t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string
  readonly format: Writing
}
