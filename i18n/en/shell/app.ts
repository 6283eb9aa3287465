import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/app.ts'
import callList from '../statistics/callList.ts'
import clinical from '../clinic/clinical.ts'
import comparison from '../clinic/comparison.ts'
import connection from './connection.ts'
import gameConfig from '../training/configuration.ts'
import drafts from './drafts.ts'
import eyeChart from '../clinic/eyeChart.ts'
import pdf from '../core/pdf.ts'
import followUps from '../patients/followUps.ts'
import generator from '../core/generator.ts'
import home from './home.ts'
import login from './login.ts'
import reading from './reading.ts'
import menus, { icons } from '../access/menus.ts'
import organisation from '../organisations/organisation.ts'
import outdated from './outdated.ts'
import palette from './palette.ts'
import patientForm from '../patients/patientForm.ts'
import tabs from './tabs.ts'
import overview from '../patients/overview.ts'
import { holders, online, ticks } from '../access/rights.ts'
import settings from '../system/settings.ts'
import views from '../core/views.ts'
import visit from '../clinic/visit.ts'

export default {
  name: login.brand,
  shortName: 'Vision Training',
  otherLanguage: login.otherLanguage,
  retry: 'Try again',
  cancel: 'Cancel',
  confirm: 'OK',
  address: {
    foreign:
      'What was searched for in this address belongs to another account and cannot be opened; the list is shown without it',
  },
  shell: {
    mainMenu: 'Main menu',
    trail: 'You are here',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    home: 'Home',
    userMenu: 'My menu: %{name}',
    organisation: 'Organisation',
    role: 'Role',
    signOut: 'Sign out',
    switchLanguage: login.switchLanguage,
    menuFailed: 'The menu could not be loaded',
    goHome: 'Go to the home page',
    fullscreen: 'Full screen',
    exitFullscreen: 'Leave full screen',
    noFullscreen: 'you browser can not work',
    dark: 'Use the dark theme',
    light: 'Use the light theme',
    signOutUnsaved: 'Some pages hold changes that are not saved. Sign out?',
  },
  password: {
    heldTitle: 'Choose a new password',
    heldText: 'You signed in with a one-time password. Please choose one of your own before you go on.',
    oneTime: 'One-time password',
    text: 'Afterwards you are signed out everywhere else.',
    hint: '%{min} to 128 characters, not a common password, and without the username in it',
    submit: 'Change password',
    done: 'Your password is changed',
    lost: 'Forgot the old password? Sign out, and set a new one with a code.',
  },
  session: {
    expired: 'Login state expired',
    expiredText:
      'Your login state or your permissions have changed. You can cancel to stay on this page, or sign in again.',
    signInAgain: 'Sign in again',
    prompt: 'System prompt',
    signedInElsewhere: 'Your account has signed in elsewhere; you are signed out here.',
    siteClosed: 'The website is closed; you are signed out.',
    idle: 'Due to a long period without operation, please log in again',
  },
  reauthentication: {
    title: 'Confirm with your password',
    text: '“%{what}” is protected: please enter the password of your account to change it.',
  },
  login,
  followUps,
  callList,
  home,
  reading,
  notFound: { title: 'Page not found', text: 'There is no such page, or it has moved.' },
  denied: {
    title: 'Access denied',
    text: 'You do not have the permission to open this page. If you need it, please ask an administrator.',
  },
  failure: {
    title: 'Something went wrong',
    text: 'The page met an unexpected error. Please try again; if it stays, tell an administrator.',
  },
  show: { yes: 'Yes', no: 'No', all: 'All' },
  serialLabels: { print: 'Print labels' },
  showLog: 'Show the log',
  topUp: {
    open: 'Top up',
    receipt: 'Receipt of a top-up',
    request: 'Request the refund',
    asked: 'Refund to be reviewed',
    waiting: 'The refund was requested; somebody else has to agree first',
    failed: 'Nothing was left to give back, so the refund has failed',
    refunded: '%{smart_count} time · %{amount} |||| %{smart_count} times · %{amount}',
    returned: '%{smart_count} time |||| %{smart_count} times',
  },
  clinical,
  visit,
  eyeChart,
  pdf,
  comparison,
  generator,
  views,
  organisation,
  overview,
  patientForm,
  plan: { open: 'Make a plan' },
  settings,
  drafts,
  gameConfig,
  connection,
  icons,
  menus,
  tabs,
  palette,
  outdated,
  ticks,
  holders,
  online,
} satisfies Same<typeof zh>
