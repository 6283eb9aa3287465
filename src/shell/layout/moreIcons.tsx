import AccessTime from '@mui/icons-material/AccessTime'
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined'
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import AddBusinessOutlined from '@mui/icons-material/AddBusinessOutlined'
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined'
import AttachFile from '@mui/icons-material/AttachFile'
import AutoDeleteOutlined from '@mui/icons-material/AutoDeleteOutlined'
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import BoltOutlined from '@mui/icons-material/BoltOutlined'
import CakeOutlined from '@mui/icons-material/CakeOutlined'
import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined'
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import CloudOutlined from '@mui/icons-material/CloudOutlined'
import CodeOutlined from '@mui/icons-material/CodeOutlined'
import CommentOutlined from '@mui/icons-material/CommentOutlined'
import CompareOutlined from '@mui/icons-material/CompareOutlined'
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined'
import CreditScoreOutlined from '@mui/icons-material/CreditScoreOutlined'
import DataObjectOutlined from '@mui/icons-material/DataObjectOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import DevicesOutlined from '@mui/icons-material/DevicesOutlined'
import DraftsOutlined from '@mui/icons-material/DraftsOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined'
import FavoriteBorder from '@mui/icons-material/FavoriteBorder'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined'
import InstallMobileOutlined from '@mui/icons-material/InstallMobileOutlined'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import Link from '@mui/icons-material/Link'
import LockOutlined from '@mui/icons-material/LockOutlined'
import MarkChatReadOutlined from '@mui/icons-material/MarkChatReadOutlined'
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined'
import MapOutlined from '@mui/icons-material/MapOutlined'
import MergeOutlined from '@mui/icons-material/MergeOutlined'
import NewReleasesOutlined from '@mui/icons-material/NewReleasesOutlined'
import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PercentOutlined from '@mui/icons-material/PercentOutlined'
import PhoneCallbackOutlined from '@mui/icons-material/PhoneCallbackOutlined'
import PhoneForwardedOutlined from '@mui/icons-material/PhoneForwardedOutlined'
import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined'
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined'
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined'
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined'
import QrCode from '@mui/icons-material/QrCode'
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import SecurityOutlined from '@mui/icons-material/SecurityOutlined'
import SellOutlined from '@mui/icons-material/SellOutlined'
import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined'
import SchoolOutlined from '@mui/icons-material/SchoolOutlined'
import SettingsApplicationsOutlined from '@mui/icons-material/SettingsApplicationsOutlined'
import StyleOutlined from '@mui/icons-material/StyleOutlined'
import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined'
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined'
import StackedLineChartOutlined from '@mui/icons-material/StackedLineChartOutlined'
import StarBorder from '@mui/icons-material/StarBorder'
import StorageOutlined from '@mui/icons-material/StorageOutlined'
import TerminalOutlined from '@mui/icons-material/TerminalOutlined'
import SystemUpdateOutlined from '@mui/icons-material/SystemUpdateAltOutlined'
import TimelineOutlined from '@mui/icons-material/TimelineOutlined'
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined'
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import type { IconName } from './IconName.ts'

/** Icons for whoever arranges the menus, by what they show. */
const icons: { readonly [name: string]: typeof FolderOutlined } = {
  folder: FolderOutlined,
  link: Link,
  list: ReceiptLongOutlined,
  document: DescriptionOutlined,
  calendar: CalendarMonthOutlined,
  clock: AccessTime,
  timing: EventRepeatOutlined,
  vision: VisibilityOutlined,
  heart: FavoriteBorder,
  star: StarBorder,
  image: ImageOutlined,
  file: AttachFile,
  card: CreditCardOutlined,
  stock: Inventory2Outlined,
  trend: TimelineOutlined,
  tree: AccountTreeOutlined,
  nested: AccountTreeOutlined,
  map: MapOutlined,
  phone: PhoneOutlined,
  chat: ForumOutlined,
  print: PrintOutlined,
  qrCode: QrCode,
  serial: QrCode,
  cardType: CreditScoreOutlined,
  cardBatch: StyleOutlined,
  serialSeries: FormatListNumbered,
  lock: LockOutlined,
  error: ErrorOutline,
  storage: StorageOutlined,
  cloud: CloudOutlined,
  code: CodeOutlined,
  hospitalRecharge: AddBusinessOutlined,
  price: SellOutlined,
  priceOption: FormatListNumbered,
  hospitalPrice: PriceChangeOutlined,
  purchasePrice: LocalOfferOutlined,
  paymentOrder: QrCode2Outlined,
  paymentRefund: AssignmentReturnOutlined,
  alipayDifference: CompareOutlined,
  alipayBill: ReceiptLongOutlined,
  rechargeRefund: CurrencyExchangeOutlined,
  payment: PaymentsOutlined,
  hospitalPayment: AccountBalanceWalletOutlined,
  refundRequest: UndoOutlined,
  consumeRecord: EventAvailableOutlined,
  gameRecord: SportsEsportsOutlined,
  gameConfig: TuneOutlined,
  device: DevicesOutlined,
  followUp: PhoneCallbackOutlined,
  comment: CommentOutlined,
  attendance: EventAvailableOutlined,
  effect: TimelineOutlined,
  timesMovement: ReceiptLongOutlined,
  reexamination: EventRepeatOutlined,
  callList: PhoneForwardedOutlined,
  mergePatients: MergeOutlined,
  timingLog: HistoryOutlined,
  server: StorageOutlined,
  databaseStatement: TerminalOutlined,
  tableSize: Inventory2Outlined,
  cache: BoltOutlined,
  cacheEntry: DataObjectOutlined,
  gameAnalysis: SportsEsportsOutlined,
  overview: AssessmentOutlined,
  rechargeAnalysis: TimelineOutlined,
  doctorBilling: ReceiptLongOutlined,
  doctorRecharge: PaymentsOutlined,
  gifts: CardGiftcardOutlined,
  monthAnalysis: CalendarMonthOutlined,
  yearAnalysis: EventAvailableOutlined,
  growth: TrendingUpOutlined,
  comparison: CompareOutlined,
  ageAnalysis: CakeOutlined,
  reportSubscription: ForwardToInboxOutlined,
  effectAnalysis: InsightsOutlined,
  effectDifference: StackedLineChartOutlined,
  generator: CodeOutlined,
  picture: PhotoLibraryOutlined,
  news: NewspaperOutlined,
  knowledge: SchoolOutlined,
  banner: ViewCarouselOutlined,
  caseSuccess: FavoriteBorder,
  partner: HandshakeOutlined,
  animation: SmartDisplayOutlined,
  updateInfo: NewReleasesOutlined,
  versionInfo: InstallMobileOutlined,
  clientSoftware: SystemUpdateOutlined,
  grayPublish: PercentOutlined,
  publication: ScheduleSendOutlined,
  noticeReading: MarkChatReadOutlined,
  applicationMail: DraftsOutlined,
  mailReading: MarkEmailReadOutlined,
  privacy: PrivacyTipOutlined,
  dataRequest: PrivacyTipOutlined,
  removal: AutoDeleteOutlined,
  dayEnd: PointOfSaleOutlined,
  globalSetting: SettingsApplicationsOutlined,
  setUp: ChecklistOutlined,
  securityEvent: SecurityOutlined,
  log: ReceiptLongOutlined,
  errorLog: ErrorOutline,
  logCount: FormatListNumbered,
  savedView: BookmarksOutlined,
  apiToken: VpnKeyOutlined,
  webhook: WebhookOutlined,
  webhookDelivery: HistoryOutlined,
  wxUser: ForumOutlined,
  wxBinding: Link,
} satisfies { readonly [name in IconName]?: typeof FolderOutlined }

/** The names that these icons go by. */
export const seldomIcons: readonly string[] = Object.keys(icons)

/** The first of the names that has one of these icons, else another. */
export const MoreIcon = ({ names, otherwise }: { names: readonly string[]; otherwise: typeof FolderOutlined }) => {
  const Icon = icons[names.find(name => Object.hasOwn(icons, name)) ?? ''] ?? otherwise
  return <Icon fontSize="small" />
}
