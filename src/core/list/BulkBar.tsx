import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import type { AnyResource } from '../../../resources/core/index.ts'
import { UnavailableButton } from '../actions/UnavailableButton.tsx'
import { toneColour } from '../actions/toneColour.ts'
import { BulkMenu } from './BulkMenu.tsx'
import { SelectedCount } from './SelectedCount.tsx'
import { Unselect } from './Unselect.tsx'
import { useBulk } from './useBulk.ts'
import type { BulkItem } from './useBulk.ts'
import { useSelectWhole } from './useSelectWhole.ts'

/** So many ways stand beside each other; where there are more, the last ones wait in a menu. */
const mostButtons = 4

const BulkButton = ({ item, disabled }: { item: BulkItem; disabled: boolean }) => {
  if ('unavailable' in item) return <UnavailableButton label={item.label} reason={item.unavailable} />
  if ('to' in item)
    return (
      <Button component={Link} to={item.to} state={item.state} size="small" variant="outlined" sx={{ flexShrink: 0 }}>
        {item.label}
      </Button>
    )
  return (
    <Button size="small" color={toneColour[item.tone]} disabled={disabled} onClick={item.start} sx={{ flexShrink: 0 }}>
      {item.label}
    </Button>
  )
}

interface Place {
  readonly height: number
  readonly left: number
}

/**
 * The place of the head of the table beside, behind the box that selects all; titles take more lines in a narrower
 * window.
 */
const useHeadPlace = (beside: RefObject<HTMLElement | null>): Place => {
  const [place, setPlace] = useState<Place>({ height: 0, left: 0 })
  const measure = useCallback(() => {
    const head = beside.current?.closest('.below-bar')?.querySelector('thead')
    const height = head?.offsetHeight ?? 0
    const left = head?.querySelector<HTMLElement>('.check')?.offsetWidth ?? 0
    setPlace(before => (before.height === height && before.left === left ? before : { height, left }))
  }, [beside])
  useLayoutEffect(measure)
  useEffect(() => {
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [measure])
  return place
}

/**
 * What can be done with the selection. It lies over the titles of the columns, so that no row moves when it comes or
 * goes.
 */
export const BulkBar = ({ resource }: { resource: AnyResource }) => {
  const translate = useTranslate()
  const { items, isReading } = useBulk(resource)
  const whole = useSelectWhole(resource)
  const box = useRef<HTMLDivElement>(null)
  const place = useHeadPlace(box)
  const buttons = items.length > mostButtons ? items.slice(0, mostButtons - 1) : items
  const rest = items.slice(buttons.length)
  return (
    <div className="over-head">
      <Box
        ref={box}
        role="toolbar"
        aria-label={translate('app.generator.selection')}
        style={place}
        sx={{
          position: 'absolute',
          top: 0,
          right: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1,
          overflowX: 'auto',
          overflowY: 'hidden',
          bgcolor: 'background.paper',
          backgroundImage: 'linear-gradient(var(--chosen), var(--chosen))',
        }}
      >
        <Unselect />
        <SelectedCount />
        {whole && (
          <Button size="small" onClick={whole.take} sx={{ flexShrink: 0 }}>
            {whole.label}
          </Button>
        )}
        {buttons.map(item => (
          <BulkButton key={item.name} item={item} disabled={isReading} />
        ))}
        {rest.length > 0 && (
          <BulkMenu label={translate('app.generator.moreActions')} items={rest} disabled={isReading} />
        )}
      </Box>
    </div>
  )
}
