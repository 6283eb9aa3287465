import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined'
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined'
import BuildOutlined from '@mui/icons-material/BuildOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import CategoryOutlined from '@mui/icons-material/CategoryOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import DevicesOutlined from '@mui/icons-material/DevicesOutlined'
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import FavoriteBorder from '@mui/icons-material/FavoriteBorder'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MedicalServicesOutlined from '@mui/icons-material/MedicalServicesOutlined'
import MeetingRoomOutlined from '@mui/icons-material/MeetingRoomOutlined'
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined'
import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import SchoolOutlined from '@mui/icons-material/SchoolOutlined'
import SellOutlined from '@mui/icons-material/SellOutlined'
import StarBorder from '@mui/icons-material/StarBorder'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'

/** Icons that a menu entry may begin with, by the names of their components; there are two thousand more. */
export const icons: { readonly [name: string]: typeof FolderOutlined } = {
  FolderOutlined,
  StorefrontOutlined,
  ApartmentOutlined,
  MeetingRoomOutlined,
  GroupsOutlined,
  MedicalServicesOutlined,
  VisibilityOutlined,
  DevicesOutlined,
  Inventory2Outlined,
  CategoryOutlined,
  BuildOutlined,
  LocalShippingOutlined,
  AssignmentOutlined,
  DescriptionOutlined,
  CalendarMonthOutlined,
  EventAvailableOutlined,
  PaymentsOutlined,
  SellOutlined,
  PhoneOutlined,
  CampaignOutlined,
  SchoolOutlined,
  EmojiEventsOutlined,
  FavoriteBorder,
  StarBorder,
}

export const iconNames: readonly string[] = Object.keys(icons)
