import type { clientSoftware } from '../../../resources/content/clientSoftware.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { platform } from './platform.ts'

export default {
  name: '客户端软件',
  fields: {
    platform: '平台',
    release: '版本',
    place: '版本次序',
    build: '构建号',
    source: '来源',
    file: '安装包',
    address: '下载地址',
    minimum: '可继续使用的最低版本',
    forced: '强制更新',
    notes: '更新说明',
    notesEn: '英文更新说明',
    bytes: '大小',
    sha256: 'SHA-256 校验值',
    state: '状态',
    publishedAt: '发布时间',
  },
  hints: {
    release: '例如 3.2.0 或 3.3.0-beta.1；同一平台不能重复',
    file: '可断点续传，最大 1 GB；发布后不能更换',
    address: '由其他网站提供时填写，须为 https',
    minimum: '低于此版本的设备必须更新；不填则不限',
    forced: '开启后，所有旧版本的设备都必须更新到此版本',
  },
  sections: { release: '版本', running: '更新方式' },
  choices: {
    platform,
    source: { file: '上传安装包', address: '填写下载地址' },
    state: { draft: '草稿', published: '已发布', withdrawn: '已撤回' },
  },
  actions: { publish: '发布', withdraw: '撤回' },
  done: { publish: '已发布', withdraw: '已撤回' },
  calls: { latest: '训练设备查询应使用的版本' },
  inputs: { latest: { fields: { platform: '平台', version: '正在使用的版本' }, choices: { platform } } },
  confirms: {
    publish: '发布后所有设备都会收到此版本，内容不能再修改。确定发布吗？',
    withdraw: '撤回后设备不再收到此版本，已安装的不受影响。确定撤回吗？',
    remove: '删除后不能恢复。确定删除吗？',
  },
} satisfies Texts<typeof clientSoftware>
