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

/** The application's own texts: frame, sign-in, generated pages, home. */
export default {
  name: login.brand,
  shortName: '视觉训练',
  otherLanguage: login.otherLanguage,
  retry: '重试',
  cancel: '取消',
  confirm: '确定',
  address: { foreign: '此地址中的搜索条件属于其他账号，无法打开；现在显示的是未筛选的列表' },
  shell: {
    mainMenu: '主菜单',
    trail: '当前位置',
    openMenu: '展开菜单',
    closeMenu: '收起菜单',
    home: '首页',
    userMenu: '个人菜单：%{name}',
    organisation: '所属机构',
    role: '角色',
    signOut: '退出登录',
    switchLanguage: login.switchLanguage,
    menuFailed: '菜单加载失败',
    goHome: '返回首页',
    fullscreen: '全屏',
    exitFullscreen: '退出全屏',
    noFullscreen: '您的浏览器不支持全屏',
    dark: '使用深色主题',
    light: '使用浅色主题',
    signOutUnsaved: '有页面的内容还没有保存。确定要退出登录吗？',
  },
  password: {
    heldTitle: '请设置新密码',
    heldText: '您正在使用一次性密码。为了账号安全，请先设置自己的密码，然后继续。',
    oneTime: '一次性密码',
    text: '修改后，您在其他地方的登录会立即结束。',
    hint: '%{min} 到 128 个字符，不要使用常见密码，也不能包含账号',
    submit: '修改密码',
    done: '密码已修改',
    lost: '忘记原密码？退出后可以通过验证码找回。',
  },
  session: {
    expired: '登录状态已失效',
    expiredText: '您的登录状态或权限已发生变化，可以取消并留在此页面，或重新登录。',
    signInAgain: '重新登录',
    prompt: '系统提示',
    signedInElsewhere: '您的账号已在其他地方登录，您已退出。',
    siteClosed: '网站已关闭，您已退出。',
    idle: '由于长时间没有操作，请重新登录',
  },
  reauthentication: { title: '请用密码确认', text: '“%{what}”受到保护，修改前请输入您账号的密码。' },
  login,
  followUps,
  callList,
  home,
  reading,
  notFound: { title: '页面不存在', text: '您访问的页面不存在，或已被移走。' },
  denied: { title: '没有权限', text: '您没有访问此页面的权限。如果需要，请联系管理员。' },
  failure: { title: '页面出错了', text: '页面发生意外错误，请重试。如果问题仍然存在，请联系管理员。' },
  show: { yes: '是', no: '否', all: '全部' },
  serialLabels: { print: '打印标签' },
  showLog: '操作日志',
  topUp: {
    open: '充值',
    receipt: '充值收据',
    request: '提交退款申请',
    asked: '退款待审核',
    waiting: '已提交退款申请，由其他人审核后才会退款',
    failed: '没有可以退还的次数，退款失败',
    refunded: '%{smart_count} 次 · %{amount}',
    returned: '%{smart_count} 次',
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
  plan: { open: '制定方案' },
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
}
