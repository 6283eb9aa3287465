import type { AnyFacts, Facts } from './facts.ts'
import type { AnyReport, Report } from './report.ts'

type Derived<B> = { [K in keyof B as B[K] extends string ? never : K]: B[K] }

/** What a measure is called, how it is worked out, and how a number of it is said: `%{value} top-ups`. */
export interface MeasureTexts {
  readonly name: string
  readonly definition: string
  readonly said: string
}

/** Texts of facts. A dimension that is a field is called as the field is. */
export type FactsTexts<T extends AnyFacts> =
  T extends Facts<string, infer _R, infer B, infer M>
    ? {
        readonly measures: { readonly [K in keyof M]: MeasureTexts }
      } & ([keyof Derived<B>] extends [never]
        ? unknown
        : { readonly dimensions: { readonly [K in keyof Derived<B>]: string } })
    : never

/** Texts of a report: the titles of its parts. That of its page stands among those of all pages. */
export type ReportTexts<T extends AnyReport> =
  T extends Report<string, infer _F, infer P> ? { readonly parts: { readonly [K in keyof P]: string } } : never

type FactsIn<T> = T extends Report<string, infer F> ? F : never
/** The texts of all facts that some reports rest on. */
export type AllFactsTexts<T extends { readonly [name: string]: AnyReport }> = {
  readonly [F in FactsIn<T[keyof T]> as F['name']]: FactsTexts<F>
}
/** The texts of all reports. */
export type AllReportTexts<T extends { readonly [name: string]: AnyReport }> = {
  readonly [N in keyof T]: ReportTexts<T[N]>
}
