/** Texts of what is published, whatever it is. */
export const published = {
  fields: { hospitals: '面向机构', state: '状态', validFrom: '发布时间', validUntil: '截止时间' },
  hints: { hospitals: '不选表示面向所有机构', validUntil: '到时自动下线；不填表示一直有效' },
  choices: {
    state: { draft: '草稿', scheduled: '待发布', published: '已发布', withdrawn: '已撤回', expired: '已过期' },
  },
  actions: { publish: '发布', schedule: '定时发布', withdraw: '撤回' },
  done: { publish: '已发布', schedule: '已设置定时发布', withdraw: '已撤回' },
  inputs: {
    schedule: { fields: { validFrom: '发布时间' } },
    preview: { fields: { language: '语言' }, choices: { language: { zh: '中文', en: '英文' } } },
  },
  calls: { preview: '预览' },
  sections: { publication: '发布设置' },
}

/** The same of what training clients read. */
export const forClients = {
  inputs: {
    ...published.inputs,
    client: { fields: { q: '搜索', page: '页码', size: '每页条数' } },
    guardians: { fields: { q: '搜索', page: '页码', size: '每页条数' } },
  },
  calls: { ...published.calls, client: '训练端读取', guardians: '监护人读取' },
}

/** The same of what is counted when it is read. */
export const counted = {
  fields: { readCount: '阅读次数' },
  inputs: { read: { fields: { id: '编号' } } },
  calls: { read: '训练端阅读' },
}
