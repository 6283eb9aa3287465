/** The sixth word: facts, what is measured of them, and reports that show it. */
export {
  addition,
  average,
  balance,
  count,
  difference,
  distinct,
  negatedSum,
  quantile,
  quotient,
  share,
  sum,
} from './measures.ts'
export { ageGroupOf, bands, hourOf, ranges, weekdayOf } from './dimensions.ts'
export { facts } from './facts.ts'
export type { AnyFacts, Facts } from './facts.ts'
export { keptMeasures, rollUpsOf } from './rollUps.ts'
export type { RollUp } from './rollUps.ts'
export {
  chart,
  figures,
  hasPage,
  largest,
  permissionOfReport,
  report,
  table,
  titleOfReport,
  without,
} from './report.ts'
export type { AnyReport, Between, ChartForm, PageName, Part, Report } from './report.ts'
export { countedParameter, readCounted, spellCounted } from './counted.ts'
export type { Counted } from './counted.ts'
export {
  addsUp,
  addsUpOverTime,
  basesOf,
  bothOf,
  dimensionOf,
  dimensionsOf,
  fieldBehind,
  fieldNameOf,
  groupsOf,
  hasRange,
  isBalance,
  isDerived,
  isInTime,
  measureNamed,
  measureOf,
  measuresOf,
  valuesOf,
} from './read.ts'
export { wayDown, wayDownCondition } from './wayDown.ts'
export type { WayDown } from './wayDown.ts'
export type { ReportAnswer, ReportQuery, ReportRow } from './query.ts'
export {
  calendarUnits,
  compareErrors,
  comparedDays,
  comparedRange,
  comparisons,
  daysIn,
  firstYear,
  mostPoints,
  mostYears,
  quickRange,
  quickRanges,
  rangeErrors,
  stepsBeside,
  unitBegun,
  unitErrors,
  yearRange,
  yearsUntil,
} from './ranges.ts'
export type { Compared, Comparing, Comparison, QuickRange, Range, RangeChoice } from './ranges.ts'
export { addMonths } from '../../../domain/calendar.ts'
export {
  endOf,
  isWhole,
  nextStart,
  periodsOf,
  periodWithin,
  pointsIn,
  startOf,
  steps,
  stepsFor,
  suitingStep,
} from './steps.ts'
export type { CalendarUnit, Step } from './steps.ts'
export type { AllFactsTexts, AllReportTexts, FactsTexts, MeasureTexts, ReportTexts } from './texts.ts'
export { askedOf, askedWords, askReport, exportOf, mostDimensions, mostTop, reportService } from './service.ts'
