import DownloadIcon from '@mui/icons-material/Download'
import { IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material'
import { useGetIdentity, useLocale, useNotify, useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import type { RefObject } from 'react'
import { HttpError } from '../../../dataProvider/index.ts'
import { fileName } from '../../../domain/fileName.ts'
import { asLanguage, defaultLanguage } from '../../../i18n/Language.ts'
import { titleOfReport } from '../../../resources/core/statistics/index.ts'
import { askReport, exportOf } from '../../../resources/core/statistics/service.ts'
import { useTell } from '../actions/useTell.ts'
import { useProvider } from '../provider.ts'
import { useMay } from '../useMay.ts'
import { saveFile } from '../saveFile.ts'
import { filtersText } from './filtersText.ts'
import type { Drawing } from './drawing.ts'
import { layoutOf, partQuery } from '../../../resources/core/statistics/partQuery.ts'
import type { PartProps } from './PartProps.ts'
import { twinOf } from './twin.ts'
import type { Answering } from './useAnswer.ts'
import { useFilterLabels } from './useFilterLabels.ts'

interface TakeAlongProps extends Omit<PartProps, 'today'> {
  readonly title: string
  readonly answering: Answering
  readonly chart?: {
    readonly box: RefObject<HTMLDivElement | null>
    readonly drawing: Drawing
    readonly sentence: string
  }
}

type Kind = 'csv' | 'xlsx' | 'png' | 'pdf'

/** Takes a part along: its table as a sheet from the server, its chart as a picture or a document. */
export const TakeAlong = ({ report, part, view, words, title, answering, chart }: TakeAlongProps) => {
  const translate = useTranslate()
  const provider = useProvider()
  const notify = useNotify()
  const tell = useTell()
  const { identity } = useGetIdentity()
  const language = asLanguage(useLocale()) ?? defaultLanguage
  const filters = filtersText(words, report, view, useFilterLabels(report, view))
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isRunning, setRunning] = useState(false)
  const id = useId()
  const mayTake = useMay()('statistics', exportOf(report.name)) !== false
  const organisation = String(identity?.['organisation'] ?? '')
  const about = [view.range ? words.range(view.range) : translate('app.report.now'), filters]
    .filter(text => text !== '')
    .join(' · ')
  const footer = translate('app.pdf.made', {
    at: words.format.moment(new Date().toISOString()),
    by: identity?.fullName ?? '',
  })

  const fileOf = async (kind: Kind): Promise<Blob> => {
    if (kind === 'csv' || kind === 'xlsx') {
      // What a chart is told beside its groups is none of its rows.
      const query = { ...partQuery(report, part, view), totals: part.part === 'table' && part.totals === true }
      return (
        await provider.act('statistics', exportOf(report.name), {
          ...askReport(query),
          format: kind,
          ...layoutOf(part),
        })
      ).data as Blob
    }
    const box = chart?.box.current
    if (!chart || !box) throw new Error('There is no chart')
    const { chartPdf, chartPng } = await import('./take/exportChart.ts')
    const heading = {
      title: `${translate(titleOfReport(report), { smart_count: 2 })} · ${title}`,
      lines: [chart.sentence, about],
    }
    if (kind === 'png')
      return chartPng(box, {
        ...heading,
        lines: [...heading.lines, [organisation, footer].filter(text => text !== '').join(' · ')],
      })
    return chartPdf({
      box,
      heading,
      table: twinOf(chart.drawing, words),
      words,
      language,
      organisation,
      footer,
      provider,
    })
  }
  const take = async (kind: Kind): Promise<void> => {
    setAnchor(null)
    setRunning(true)
    try {
      const range = answering.answer?.range
      saveFile(
        await fileOf(kind),
        fileName(
          [translate(titleOfReport(report), { smart_count: 2 }), title, range?.from ?? '', range?.to ?? ''],
          kind,
        ),
      )
    } catch (error) {
      if (error instanceof HttpError) tell(error)
      else notify('app.report.notTaken', { type: 'error' })
    } finally {
      setRunning(false)
    }
  }
  if (!mayTake) return null
  const kinds: readonly Kind[] = [...(chart ? (['png', 'pdf'] as const) : []), 'xlsx', 'csv']
  return (
    <>
      <Tooltip title={translate('app.report.take')}>
        <span>
          <IconButton
            size="small"
            loading={isRunning}
            disabled={!answering.answer}
            aria-label={translate('app.report.takeNamed', { title })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? id : undefined}
            onClick={event => setAnchor(event.currentTarget)}
          >
            <DownloadIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {kinds.map(kind => (
          <MenuItem key={kind} onClick={() => void take(kind)}>
            <ListItemText>{translate(`app.report.files.${kind}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
