import { useEffect } from 'react'
import { Route } from 'react-router-dom'
import { hasPage } from '../../resources/core/statistics/index.ts'
import type { AnyReport } from '../../resources/core/statistics/index.ts'
import { reports } from '../../resources/index.ts'
import { mayVisit, writtenPages } from '../../resources/pages.ts'
import type { WrittenPageKey } from '../../resources/pages.ts'
import { AfterTexts } from './AfterTexts.tsx'
import { Guarded } from './Guarded.tsx'
import { laterPage } from './laterPage.tsx'
import type { LaterPage } from './laterPage.tsx'
import { comingOf } from '../core/later.tsx'
import { reportTools } from '../core/report/reportTools.ts'
import { Settling } from '../core/Settling.tsx'
import { pageIsShown } from '../core/whenIdle.ts'

/** With what capabilities put into its head: what stands below waits for that. */
const loadReports = async () => {
  const [{ pageOf }] = await Promise.all([import('../core/report/ReportPage.tsx'), import('../capabilities.ts')])
  await Promise.all(comingOf(reportTools()))
  return pageOf
}

const declaredReports = Object.values<AnyReport>(reports).filter(hasPage)

/** The pages that no resource makes, by their keys: those that are written by hand, and the one of each report. */
export const customPages: ReadonlyMap<string, LaterPage<object>> = new Map([
  ...(Object.keys(writtenPages) as WrittenPageKey[]).map(
    key => [key, laterPage<object>(async () => (await import('../capabilities.ts')).loadPage[key]())] as const,
  ),
  ...declaredReports.map(
    report => [report.name, laterPage<object>(async () => (await loadReports())(report))] as const,
  ),
])

/** A report tells of those whose rows it counts; a page that is written by hand may tell of any. */
export const toldByCustom = (key: string): readonly string[] | undefined =>
  declaredReports.find(report => report.name === key)?.facts.map(({ of }) => of.name)

const isWritten = (key: string): boolean => Object.hasOwn(writtenPages, key)

/** Tells so where it is drawn, which is when the page beside it is. A report tells itself when its numbers are. */
const Shown = () => {
  useEffect(pageIsShown, [])
  return null
}

/** Their routes. */
export const customRoutes = () =>
  [...customPages].map(([key, Page]) => (
    <Route
      key={key}
      path={`/${key}`}
      element={
        <Guarded may={permissions => mayVisit(permissions, key)}>
          <AfterTexts resources={toldByCustom(key)} load={Page.load}>
            <Settling>
              <Page />
              {isWritten(key) && <Shown />}
            </Settling>
          </AfterTexts>
        </Guarded>
      }
    />
  ))
