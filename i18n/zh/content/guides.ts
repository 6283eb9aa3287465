import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  notice: {
    purpose: '发给各机构操作员的公告，显示在顶栏和首页。',
    first: '写好第一条公告并发布，可以只发给部分机构。',
  },
  noticeReading: {
    purpose: '每条公告谁已读、谁还没读。',
    first: '发布公告后自动出现。',
  },
  applicationMail: {
    purpose: '发给操作员或患者的站内信，可以定时发送，也可以同时发邮件。',
    first: '写第一封信，选好收件人后发送。',
  },
  mailReading: {
    purpose: '每封站内信送达了谁、谁已读。',
    first: '站内信发出后自动出现。',
  },
  news: {
    purpose: '写给家长和机构的平台新闻，在训练端显示。',
    first: '写第一条新闻并发布。',
  },
  knowledge: {
    purpose: '弱视与训练的知识文章，供家长和员工阅读。',
    first: '写第一篇文章并发布；只给员工看的文章不会出现在训练端。',
  },
  banner: {
    purpose: '首页和训练端顶部的轮播图，点击后打开所设的页面。',
    first: '上传一张图片，选择它打开的页面，然后发布。',
  },
  caseSuccess: {
    purpose: '孩子视力改善的故事。不含身份信息，只在监护人同意期间展示。',
    first: '从病例页面生成，或在这里编写。',
  },
  partner: {
    purpose: '在训练端展示的合作伙伴。',
    first: '新建第一家合作伙伴并发布。',
  },
  animation: {
    purpose: '训练前和训练间隙播放的动画。',
    first: '填写动画地址，选择适用的训练项目，然后发布。',
  },
  help: {
    purpose: '操作员在顶栏“使用帮助”中看到的文章。',
    first: '为第一次使用的同事写一篇并发布。',
  },
  userHelp: {
    purpose: '患者在训练端看到的帮助。',
    first: '写下患者最常问的问题并发布。',
  },
  updateInfo: {
    purpose: '后台每次更新的内容。发布后，操作员会在首页看到。',
    first: '更新后台时写一条并发布。',
  },
  versionInfo: {
    purpose: '训练端各平台、各版本的更新内容。',
    first: '发布新版训练端时写一条。',
  },
  clientSoftware: {
    purpose: '训练端的安装包。设备由此得知应该运行哪个版本。',
    first: '上传第一个安装包，填写版本号后发布。',
  },
  grayPublish: {
    purpose: '先让部分机构、部分设备使用新版本，没有问题再扩大到全部。',
    first: '选择一个安装包，设定范围和比例后开始。',
  },
  publication: {
    purpose: '即将发布和即将下线的内容，按时间排列。',
    first: '内容设定了发布或下线时间后自动出现。',
  },
} satisfies Guides<'content'>
