import type { ComponentType } from 'react'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import type { View } from '../../../resources/core/statistics/address.ts'

/** What can be done on the page of any report, in its head: it gets what the page shows. */
export type ReportTool = ComponentType<{ readonly report: AnyReport; readonly view: View }>

const tools: ReportTool[] = []

/** Puts something into the head of the pages of all reports. */
export const addReportTool = (tool: ReportTool): void => {
  tools.push(tool)
}

export const reportTools = (): readonly ReportTool[] => tools
