import CloseFullscreenIcon from '@mui/icons-material/CloseFullscreen'
import ComputerIcon from '@mui/icons-material/ComputerOutlined'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import OpenInFullIcon from '@mui/icons-material/OpenInFull'
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined'
import { Box, Card, IconButton, ToggleButton, ToggleButtonGroup, Tooltip, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { I18nProvider } from 'react-admin'
import type { Entity } from '../../../../generator/Entity.ts'
import { asLanguage, defaultLanguage } from '../../../../i18n/Language.ts'
import type { Language } from '../../../../i18n/Language.ts'
import { useWidth } from '../../../core/useWidth.ts'
import { loadI18n } from '../../../shell/app/i18nProvider.ts'
import { openPreview } from './openPreview.tsx'
import type { OpenPreview } from './openPreview.tsx'
import type { View } from './PreviewApp.tsx'
import type { Mode } from './previewTheme.ts'

const widths = { desktop: 1440, phone: 390 } as const
type Device = keyof typeof widths

/** Most pixels of the page around. */
const tall = 640

interface ChoiceProps<T extends string> {
  readonly value: T
  readonly onChange: (value: T) => void
  readonly label: string
  readonly options: readonly {
    readonly value: T
    readonly label: string
    readonly icon?: ReactNode
    readonly lang?: string
  }[]
}

const Choice = <T extends string>({ value, onChange, label, options }: ChoiceProps<T>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={label}
    onChange={(_, next: T | null) => {
      if (next) onChange(next)
    }}
  >
    {options.map(option =>
      option.icon ? (
        <ToggleButton key={option.value} value={option.value} aria-label={option.label}>
          <Tooltip title={option.label}>
            <Box component="span" sx={{ display: 'inline-flex' }}>
              {option.icon}
            </Box>
          </Tooltip>
        </ToggleButton>
      ) : (
        <ToggleButton
          key={option.value}
          value={option.value}
          lang={option.lang}
          sx={{ textTransform: 'none', px: 1.25 }}
        >
          {option.label}
        </ToggleButton>
      ),
    )}
  </ToggleButtonGroup>
)

/** The texts of the product in a language, once they are there. */
const useTextsIn = (language: Language): I18nProvider | undefined => {
  const [texts, setTexts] = useState<Partial<Record<Language, I18nProvider>>>({})
  useEffect(() => {
    let gone = false
    void loadI18n(language).then(loaded => {
      if (!gone) setTexts(known => ({ ...known, [language]: loaded }))
    })
    return () => {
      gone = true
    }
  }, [language])
  return texts[language]
}

const blank = '<!doctype html><html><head></head><body></body></html>'

/** The pages of the entity as they will be: on a screen and on a phone, in both languages, light and dark. */
export const PreviewPanel = ({
  entity,
  isLarge,
  onLarge,
}: {
  readonly entity: Entity
  readonly isLarge: boolean
  readonly onLarge: (isLarge: boolean) => void
}) => {
  const translate = useTranslate()
  const own = asLanguage(useLocale()) ?? defaultLanguage
  const [language, setLanguage] = useState<Language>(own)
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true })
  const [device, setDevice] = useState<Device>(isNarrow ? 'phone' : 'desktop')
  const [mode, setMode] = useState<Mode>('light')
  const [asked, ask] = useState<{ readonly view: View }>({ view: 'list' })
  const [view, setView] = useState<View>('list')
  const [preview, setPreview] = useState<OpenPreview>()
  const opened = useRef<OpenPreview>(undefined)
  const texts = useTextsIn(language)
  const { ref, width: room } = useWidth(700)
  const t = (key: string): string => translate(`app.codeGenerator.preview.${key}`)

  useEffect(() => () => opened.current?.close(), [])
  useEffect(() => {
    if (preview && texts) preview.draw({ entity, language, mode, asked, onView: setView, texts })
  }, [preview, entity, language, mode, asked, texts])

  const scale = Math.min(1, room / widths[device])
  // A screen is about as tall as it is wide; a phone is taller.
  const height = device === 'phone' ? tall : Math.min(tall, Math.round(room * 0.85))
  const load = (frame: HTMLIFrameElement): void => {
    opened.current?.close()
    opened.current = openPreview(frame.contentWindow!, t('title'))
    setPreview(opened.current)
  }
  return (
    <Box component="section" aria-label={t('title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Choice
          label={t('page')}
          value={view}
          onChange={next => ask({ view: next })}
          options={[
            { value: 'list', label: t('list') },
            { value: 'create', label: t('form') },
            { value: 'show', label: t('record') },
          ]}
        />
        <Box sx={{ flex: 1 }} />
        <Choice
          label={t('language')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh', label: '中文', lang: 'zh' },
            { value: 'en', label: 'English', lang: 'en' },
          ]}
        />
        <Choice
          label={t('device')}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: t('desktop'), icon: <ComputerIcon fontSize="small" /> },
            { value: 'phone', label: t('phone'), icon: <PhoneIcon fontSize="small" /> },
          ]}
        />
        <Choice
          label={t('mode')}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'light', label: t('light'), icon: <LightIcon fontSize="small" /> },
            { value: 'dark', label: t('dark'), icon: <DarkIcon fontSize="small" /> },
          ]}
        />
        <Tooltip title={t(isLarge ? 'smaller' : 'larger')}>
          <IconButton
            size="small"
            aria-label={t(isLarge ? 'smaller' : 'larger')}
            onClick={() => onLarge(!isLarge)}
            sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
          >
            {isLarge ? <CloseFullscreenIcon fontSize="small" /> : <OpenInFullIcon fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
      <Card
        variant="outlined"
        ref={ref}
        sx={{ height, overflow: 'hidden', position: 'relative', bgcolor: 'action.hover' }}
      >
        <Box
          component="iframe"
          title={t('title')}
          srcDoc={blank}
          onLoad={event => load(event.currentTarget)}
          sx={{
            display: 'block',
            border: 0,
            mx: device === 'phone' ? 'auto' : 0,
            width: widths[device],
            height: height / scale,
            transform: `scale(${scale})`,
            transformOrigin: device === 'phone' ? 'top center' : 'top left',
            ...(device === 'phone' && scale < 1 ? { ml: `${(room - widths.phone) / 2}px` } : {}),
          }}
        />
      </Card>
    </Box>
  )
}
