import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Card, IconButton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { showPath } from '../../core/paths.ts'
import { useClient } from '../../core/provider.ts'
import { useCanSee } from '../../core/rights.tsx'
import '../texts.ts'

interface Shown {
  readonly linkTo: string
  readonly address: string | null
  readonly news: number | null
  readonly knowledge: number | null
}

const link = { display: 'block', color: 'inherit' } as const

/** The picture with its way, for those who may go it. */
const Way = ({
  banner: { linkTo, address, news, knowledge },
  children,
}: {
  readonly banner: Shown
  readonly children: ReactNode
}) => {
  const canSee = useCanSee()
  const [resource, id] = linkTo === 'news' ? (['news', news] as const) : (['knowledge', knowledge] as const)
  if (linkTo === 'address' && address)
    return (
      <Box component="a" href={address} target="_blank" rel="noopener noreferrer" sx={link}>
        {children}
      </Box>
    )
  if (linkTo !== 'nothing' && id !== null && canSee(resource, 'get'))
    return (
      <Box component={Link} to={showPath(resource, id)} sx={link}>
        {children}
      </Box>
    )
  return <Box sx={link}>{children}</Box>
}

/** Banners of the back-office, one after the other; nothing where there are none. */
export const Banners = () => {
  const translate = useTranslate()
  const client = useClient()
  const locale = useLocale()
  const strip = useRef<HTMLDivElement>(null)
  const { data, isPending: isAwaited } = useQuery({
    queryKey: ['banner', 'home', locale],
    queryFn: ({ signal }) => client.banner.home({}, { signal }),
  })
  const shown = data?.content ?? []
  if (isAwaited) return <div className="awaited" />
  if (shown.length === 0) return null
  const move = (by: number) => strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' })
  return (
    <Card component="section" aria-label={translate('app.content.banners')} sx={{ position: 'relative' }}>
      <Box
        ref={strip}
        tabIndex={0}
        role="group"
        aria-label={translate('app.content.banners')}
        sx={{ display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory', scrollbarWidth: 'none' }}
      >
        {shown.map(banner => (
          <Box key={banner.id} sx={{ flex: '0 0 100%', scrollSnapAlign: 'start', position: 'relative' }}>
            <Way banner={banner}>
              <Box
                component="img"
                src={banner.picture ?? ''}
                alt={banner.title}
                sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', maxHeight: 260 }}
              />
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  bottom: 0,
                  left: 0,
                  right: 0,
                  px: 2,
                  py: 1,
                  color: 'common.white',
                  bgcolor: 'rgba(0, 0, 0, .55)',
                  fontWeight: 600,
                }}
              >
                {banner.title}
              </Box>
            </Way>
          </Box>
        ))}
      </Box>
      {shown.length > 1 &&
        (
          [
            ['previous', -1, ChevronLeft],
            ['next', 1, ChevronRight],
          ] as const
        ).map(([name, by, Icon]) => (
          <IconButton
            key={name}
            size="small"
            aria-label={translate(`app.content.${name}`)}
            onClick={() => move(by)}
            sx={{
              position: 'absolute',
              top: 'calc(50% - 30px)',
              ...(by < 0 ? { left: 4 } : { right: 4 }),
              color: 'common.white',
              bgcolor: 'rgba(0, 0, 0, .45)',
              '&:hover': { bgcolor: 'rgba(0, 0, 0, .7)' },
            }}
          >
            <Icon />
          </IconButton>
        ))}
    </Card>
  )
}
