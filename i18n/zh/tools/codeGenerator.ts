import type { capabilities } from '../../../resources/index.ts'

/** What the code generator says, which comes with its page. */
export default {
  intro: '输入字段，立即看到页面：列表、表单和详情由产品自己的生成器绘制，数据只在本页内存中。满意后下载代码。',
  begin: '从哪里开始', download: '下载代码', downloaded: '代码已打包，解压到项目根目录即可', notDownloaded: '没能打包：项目文件与生成器预期的不同，请用命令行生成',
  editor: '编辑实体', taken: '已有名为“%{name}”的实体，请换一个代码名', inTheWay: '已经有文件 %{file}，属于别的内容：请换一个代码名', untranslated: '还有 %{smart_count} 处没有中文或英文名称：%{names}',
  tabs: { fields: '字段', entity: '实体', list: '列表', form: '表单', actions: '操作' },
  entity: {
    zh: '中文名称', en: '英文名称', code: '代码名', capability: '所属模块', label: '名称字段', scopedBy: '数据范围', nobody: '不区分机构', self: '记录本身', icon: '菜单图标',
    seenByAll: '没有引用机构的字段：有权限的人看到全部记录。添加一个引用“机构”的字段，即按机构区分数据范围。', seenByScope: '操作员只看到其数据范围内机构的记录，由数据库保证。',
  },
  fields: {
    otherMissing: '另一种语言的名称还没有填写',
    zh: '中文名称', en: '英文名称', code: '代码名', type: '类型', required: '必填', requiredOf: '%{name} 必填', options: '更多选项', optionsOf: '%{name} 的更多选项', remove: '删除字段', removeOf: '删除字段 %{name}',
    up: '上移', upOf: '上移 %{name}', down: '下移', downOf: '下移 %{name}', hint: { zh: '中文提示（可选）', en: '英文提示（可选）' },
    another: '再加一个字段', example: '如：启用日期', add: '添加', anotherHint: '输入名称后按回车。类型和代码名按产品中同名的字段推测，可以修改。',
  },
  nameProblem: { empty: '请填写代码名', shape: '用小写字母开头的字母和数字，最多 31 个', reserved: '这是保留字，请换一个', taken: '这个名称已被使用' },
  types: {
    text: '单行文本', longText: '多行文本', richText: '富文本', integer: '整数', decimal: '小数', money: '金额', acuity: '视力', date: '日期', datetime: '日期时间', flag: '是或否', choice: '单选',
    choices: '多选', coded: '编号单选', dictionary: '字典', ref: '引用一条记录', refs: '引用多条记录', count: '引用计数', held: '是否在用', age: '年龄', items: '明细行', image: '图片', attachment: '附件', attachments: '多个附件', file: '文件', json: '结构化数据', secret: '密钥', term: '产品术语',
  },
  option: {
    min: '最小', max: '最大', match: '格式', default: '默认值', whole: '按整个值筛选', outgoing: '由服务器访问的地址', digits: '小数位数', step: '步长', signed: '显示正负号', group: '字典分组', to: '引用的实体', evenDeleted: '可选已删除的记录',
    most: '最多个数', noneIsAll: '不选即全部', since: '从哪个日期算起', shape: '形状', library: '可从图片库选择', types: '文件后缀', none: '无', unique: '不能重复', caseInsensitive: '不分大小写', readOnly: '只读', once: '仅新建时填写', personal: '个人信息', mask: '脱敏',
    head3: '只显示前三位', tail4: '只显示后四位', showWhen: '仅在满足以下条件时显示', requiredWhen: '仅在满足以下条件时必填',
  },
  match: { mobile: '手机号', phone: '电话', idNumber: '身份证号', email: '邮箱', account: '账号', code: '编码', url: '网址', host: '主机名' },
  shape: { round: '圆形', square: '方形', wide: '宽幅（16:9）', page: '整页' },
  flag: { true: '是', false: '否' },
  condition: { add: '添加条件', field: '字段', way: '比较', value: '值', remove: '去掉', is: '等于', not: '不等于', min: '不小于', max: '不大于', filled: '已填写', empty: '为空', nothing: '清空' },
  options: { title: '选项', zh: '中文', en: '英文', code: '代码名', tone: '颜色', noTone: '默认', positive: '积极', neutral: '普通', warning: '警示', critical: '严重', add: '添加选项', remove: '删除选项' },
  list: { none: '这个实体没有列表：它只有一条记录，或在别处显示。', field: '字段', columns: '列', filters: '筛选', search: '搜索', totals: '合计', spare: '默认隐藏', sort: '初始排序', latest: '最新的在前', ascending: '升序', calendar: '日历：日期字段', noCalendar: '无日历', calendarBy: '日历：按人员或机构', nobody: '不区分', calendarLength: '日历：时长（分钟）', noLength: '无时长', board: '看板：状态字段', noBoard: '无看板' },
  form: { sections: '分组', zh: '中文标题', en: '英文标题', code: '代码名', add: '添加分组', remove: '删除分组', places: '字段所在分组', nowhere: '不在表单中' },
  actions: {
    create: '新建', update: '编辑', options: '可被其他实体引用', duplicate: '复制并新建', deletion: '删除方式', logical: '逻辑删除，可以恢复', final: '永久删除', none: '不能删除', own: '自己的操作', noneOwn: '暂无。',
    zh: '中文名称', en: '英文名称', code: '代码名', remove: '删除操作', when: '满足以下条件才能操作', set: '操作之后', confirm: '先确认', bulk: '可批量', reason: '填写原因', tone: '颜色', add: '添加操作', addChange: '添加变更',
  },
  capabilities: { patients: '患者', clinic: '诊疗', times: '次数', organisations: '机构', training: '训练', statistics: '统计', content: '内容', access: '权限', system: '系统', cards: '卡', monitor: '监控', tools: '工具', wechat: '微信', integrations: '对接其他系统', comments: '评论', alipay: '支付宝', privacy: '隐私', setUp: '初始设置' } satisfies { readonly [C in keyof typeof capabilities]: string },
  icons: {
    FolderOutlined: '文件夹', StorefrontOutlined: '门店', ApartmentOutlined: '大楼', MeetingRoomOutlined: '房间', GroupsOutlined: '人群', MedicalServicesOutlined: '医疗', VisibilityOutlined: '眼睛', DevicesOutlined: '设备', Inventory2Outlined: '库存',
    CategoryOutlined: '分类', BuildOutlined: '维修', LocalShippingOutlined: '运输', AssignmentOutlined: '任务', DescriptionOutlined: '文档', CalendarMonthOutlined: '日历', EventAvailableOutlined: '日程', PaymentsOutlined: '付款', SellOutlined: '价签',
    PhoneOutlined: '电话', CampaignOutlined: '公告', SchoolOutlined: '学习', EmojiEventsOutlined: '奖杯', FavoriteBorder: '爱心', StarBorder: '星',
  },
  start: {
    title: '从哪里开始', nothing: '空白', descriptor: '已有实体', tableWay: '数据表', nothingHint: '只有一个名称字段，其余由您添加。', descriptorHint: '读取产品中已有的描述和文本，可以修改后写回。', tableHint: '按列的类型、外键、检查约束和注释推测字段。这里只读取表结构，不读取数据。',
    empty: '从空白开始', entity: '查找实体', table: '查找数据表', none: '没有找到', columns: '%{smart_count} 列', notes: '有些列与数据表不完全相同：',
    note: { renamed: '不能直接用作代码名，已改写', type: '这种类型没有对应的字段，已略过', label: '表中没有文本列，已加一个名称字段' },
  },
  tree: { into: '写入项目', title: '写入项目的改动', write: '写入', written: '已写入，开发服务器正在跟上改动；定稿后再生成迁移文件。', same: '项目里已经是这样。', open: '打开页面' },
  preview: { title: '页面预览', page: '预览哪一页', list: '列表', form: '表单', record: '详情', language: '预览语言', device: '预览宽度', desktop: '电脑，1440 像素', phone: '手机，390 像素', larger: '放大预览', smaller: '缩小预览', mode: '预览配色', light: '浅色', dark: '深色', entry: '选项 %{number}' },
  outputs: {
    title: '生成的内容', descriptor: '描述', texts: '文本', registry: '登记', migration: '建表语句', calls: '接口', tests: '测试', shell: '命令行调用', api: '接口文档', notReady: '先解决上面的问题，这里的内容才会更新。',
    wholeTable: '这个实体已有数据表：下面是从无到有的完整语句，实际迁移只包含差异。',
    hints: {
      descriptor: '实体只在这里声明一次，页面、接口、数据表、权限和测试都由它得出。', texts: '两种语言的名称；缺少任何一处都无法通过编译。', registry: '在这些文件里各加一行。', migration: '按描述写出的迁移语句。文件就位后由这条命令写入，编号接在已有迁移之后；启动时自动执行。',
      calls: '描述得出的全部接口。', tests: '有了描述，契约测试就会检验以下内容，不必另写。',
    },
  },
  tests: {
    run: '运行', roundTrip: '新建、修改之后，每个值原样保存，其余不变；历史记录写明改了什么', pages: '列表逐页翻看，每条记录恰好出现一次', broken: '“%{field}”拒绝：', unique: '“%{field}”不能有第二条相同的值',
    states: '“%{action}”只在其状态下可用', rights: '%{smart_count} 个接口没有登录时拒绝，没有权限时拒绝', scope: '列表、导出和合计只包含数据范围内的记录', mask: '“%{field}”在每个回复和导出中都已脱敏，查看一次留一条记录', odd: '任何奇怪的地址、正文和取值都有明确的答复，不会出错',
  },
}
