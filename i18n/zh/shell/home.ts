/** The home page and its cards. */
export default {
  morning: '早上好，%{name}', afternoon: '下午好，%{name}', evening: '晚上好，%{name}', lead: '从这里开始今天的工作', cards: '今日概览',
  shortcuts: '快捷入口', create: '新建%{name}', noPages: '您的账号还没有可以打开的页面，请联系管理员分配角色',
  newPatients: '新患者', today: '今天登记', thisWeek: '本周登记', more: '%{total} 位以上', noPatients: '还没有患者',
  recentPatients: '最近查看的患者', noRecent: '您打开过的患者会显示在这里',
  notices: '最新公告', all: '查看全部', failed: '暂时无法加载',
}
