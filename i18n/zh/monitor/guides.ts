import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  log: {
    purpose: '谁在什么时候做了什么：更改、查看、导出、登录。',
    first: '操作发生时自动记录。',
  },
  logCount: {
    purpose: '超过保存期限的日志按月汇总的次数，不再包含操作人。',
    first: '有日志超过保存期限后自动出现。',
  },
  errorLog: {
    purpose: '系统和浏览器发生的异常，同类合并，可标记为已解决或忽略。',
    first: '发生异常时自动记录。为空是好事。',
  },
  server: {
    purpose: '运行本系统的主机及其负载。',
    first: '主机启动后每十秒报告一次。',
  },
  databaseStatement: {
    purpose: '数据库正在执行的语句，以及累计耗时最长的语句。',
    first: '除此页面外没有语句在执行。累计耗时由 pg_stat_statements 扩展提供。',
  },
  tableSize: {
    purpose: '数据库各表占用的空间和行数。',
    first: '由数据库得出。',
  },
  cache: {
    purpose: '为加快速度而暂存的结果，可按种类清除。',
    first: '使用时自动产生。',
  },
  cacheEntry: {
    purpose: '逐条的缓存，可单独清除。',
    first: '使用时自动产生。',
  },
} satisfies Guides<'monitor'>
