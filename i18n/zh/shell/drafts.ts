/** Texts of unsaved changes. */
export default {
  unsaved: '您在 %{time} 填写的内容尚未保存。',
  outdated: '此后这条记录已有变化。',
  unanswered: '您在 %{time} 开始的“%{action}”还没有完成。',
  goOn: '继续',
  take: '恢复',
  compare: '比较并恢复',
  discard: '放弃',
  stale: {
    title: '恢复未保存的内容',
    text: '您填写之后，%{who}于 %{at} 修改了这条记录。请确认要恢复哪一份内容。',
    reload: '放弃我的内容',
    overwrite: '恢复我的内容',
  },
  leave: { title: '放弃修改', text: '您的修改尚未保存，确定要放弃吗？', stay: '继续编辑', discard: '放弃修改' },
}
