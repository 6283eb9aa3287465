import AddchartOutlined from '@mui/icons-material/AddchartOutlined'
import AppsOutlined from '@mui/icons-material/AppsOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import BadgeOutlined from '@mui/icons-material/BadgeOutlined'
import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import BusinessOutlined from '@mui/icons-material/BusinessOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import CategoryOutlined from '@mui/icons-material/CategoryOutlined'
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined'
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import FitnessCenterOutlined from '@mui/icons-material/FitnessCenterOutlined'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LayersOutlined from '@mui/icons-material/LayersOutlined'
import LockPersonOutlined from '@mui/icons-material/LockPersonOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined'
import MedicalServicesOutlined from '@mui/icons-material/MedicalServicesOutlined'
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined'
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined'
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined'
import SecurityOutlined from '@mui/icons-material/SecurityOutlined'
import SensorsOutlined from '@mui/icons-material/SensorsOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined'
import TocOutlined from '@mui/icons-material/TocOutlined'
import type { IconName } from './IconName.ts'
import { laterIn } from '../../core/later.tsx'

/** Icons that a menu may name, by subject or by page. */
const icons: { readonly [name: string]: typeof FolderOutlined } = {
  home: HomeOutlined,
  business: MedicalServicesOutlined,
  content: ArticleOutlined,
  system: SettingsOutlined,
  settings: SettingsOutlined,
  patient: PeopleAltOutlined,
  people: PeopleAltOutlined,
  hospital: BusinessOutlined,
  doctor: BadgeOutlined,
  case: AssignmentOutlined,
  caseRecord: EventNoteOutlined,
  newCase: AddchartOutlined,
  treatmentPlan: FactCheckOutlined,
  planTemplate: PlaylistAddCheckOutlined,
  project: FitnessCenterOutlined,
  projectType: LayersOutlined,
  notice: CampaignOutlined,
  help: HelpOutlineOutlined,
  userHelp: MenuBookOutlined,
  book: MenuBookOutlined,
  operator: ManageAccountsOutlined,
  user: ManageAccountsOutlined,
  role: SecurityOutlined,
  permission: LockPersonOutlined,
  online: SensorsOutlined,
  dict: TocOutlined,
  dictGroup: CategoryOutlined,
  menu: AppsOutlined,
  message: MailOutlined,
  mail: MailOutlined,
  statistics: BarChartOutlined,
  chart: BarChartOutlined,
  money: PaymentsOutlined,
  recharge: PaymentsOutlined,
  monitor: MonitorHeartOutlined,
  tools: ExtensionOutlined,
  tool: ExtensionOutlined,
  game: SportsEsportsOutlined,
} satisfies { readonly [name in IconName]?: typeof FolderOutlined }

/** The names that these icons go by. */
export const commonIcons: readonly string[] = Object.keys(icons)

interface MoreProps {
  readonly names: readonly string[]
  readonly otherwise: typeof FolderOutlined
}

const Otherwise = ({ otherwise: Icon }: MoreProps) => <Icon fontSize="small" />

// Nobody misses one that cannot be fetched.
const More = laterIn<MoreProps>(
  null,
  async () => (await import('./moreIcons.tsx').catch(() => undefined))?.MoreIcon ?? Otherwise,
)

/**
 * The first of the names that has an icon; icons that are seldom named come apart, and where there is none it is a
 * folder.
 */
export const NamedIcon = ({ names }: { names: readonly string[] }) => {
  const Icon = icons[names.find(name => Object.hasOwn(icons, name)) ?? '']
  // What a menu names itself goes before what its page is known by.
  if (Icon && !(names[0] && !Object.hasOwn(icons, names[0]))) return <Icon fontSize="small" />
  return <More names={names} otherwise={Icon ?? FolderOutlined} />
}
