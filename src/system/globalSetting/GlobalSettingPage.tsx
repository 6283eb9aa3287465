import { Box, Tab, Tabs, useMediaQuery } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ComponentType } from 'react'
import { registry } from '../../../resources/index.ts'
import { mayDo } from '../../../resources/rights.ts'
import { alipaySetting } from '../../../resources/system/alipaySetting.ts'
import { baseSetting } from '../../../resources/system/baseSetting.ts'
import { SingletonPanel } from '../../core/form/SingletonPanel.tsx'
import { present } from '../../core/index.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { FilePlaces } from '../filePlaces/FilePlaces.tsx'
import { AlipayTest } from './AlipayTest.tsx'
import { DeliveryTest } from './DeliveryTest.tsx'
import { KeyInput } from './KeyInput.tsx'
import { TimeZoneInput } from './TimeZoneInput.tsx'
import { WeChatTest } from './WeChatTest.tsx'

present(baseSetting, { fields: { timeZone: TimeZoneInput } })
present(alipaySetting, { fields: { privateKey: KeyInput, alipayPublicKey: KeyInput } })

/** The tabs by the word that stands for each in the address. */
const tabs = {
  base: 'baseSetting',
  site: 'siteSetting',
  config: 'configSetting',
  retention: 'retentionSetting',
  storage: 'storageSetting',
  wechat: 'wxSetting',
  alipay: 'alipaySetting',
} as const
type TabName = keyof typeof tabs

/** What stands below the form of a tab: ways to try what it says. */
const parts: { readonly [name in TabName]?: ComponentType } = {
  config: DeliveryTest,
  storage: FilePlaces,
  wechat: WeChatTest,
  alipay: AlipayTest,
}

/** What the operator may see of the settings. */
const useTabs = (): TabName[] => {
  const { permissions } = usePermissions<ReadonlySet<string>>()
  return (Object.keys(tabs) as TabName[]).filter(name => permissions && mayDo(permissions, tabs[name], 'get'))
}

/** The settings of the installation, one tab each; the address names the tab. */
export const GlobalSettingPage = () => {
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const shown = useTabs()
  const { hash } = useLocation()
  // A draft leads here by what it changes.
  const tab =
    shown.find(name => name === search.get('tab')) ?? shown.find(name => `#${tabs[name]}` === hash) ?? shown[0]
  const Part = tab && parts[tab]
  // Where they do not fit, the buttons that scroll them are there from the beginning: coming later they take the room
  // of the chosen one.
  const isNarrow = useMediaQuery('(max-width: 899.95px)')
  return (
    <>
      <PageHeader title={translate('pages.globalSetting')} />
      {tab && (
        <>
          <Tabs
            value={tab}
            onChange={(_, next: TabName) => setSearch({ tab: next }, { replace: true })}
            variant="scrollable"
            scrollButtons={isNarrow ? true : 'auto'}
            allowScrollButtonsMobile
            aria-label={translate('pages.globalSetting')}
            sx={{ mb: 2 }}
          >
            {shown.map(name => (
              <Tab
                key={name}
                value={name}
                id={`tab-${name}`}
                aria-controls={`panel-${name}`}
                label={translate(`resources.${tabs[name]}.name`)}
              />
            ))}
          </Tabs>
          <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} sx={{ maxWidth: 1080 }}>
            <SingletonPanel key={tab} resource={registry[tabs[tab]]!}>
              {Part && <Part />}
            </SingletonPanel>
          </Box>
        </>
      )}
    </>
  )
}
