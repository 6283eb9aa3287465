/** What the comments of a record and the home page say. */
export default {
  title: '评论', counted: '评论（%{total}）', none: '还没有评论。写下要让同事知道的事，可以提到他们', write: '写评论', placeholder: '写给同事的话', name: '提到同事', nobody: '没有其他人能查看此记录', send: '发表', save: '保存',
  keys: 'Ctrl + Enter 发表', left: '还可输入 %{left} 个字', named: '提到：%{names}', done: '已完成', doneBy: '%{name} 于 %{at} 标记为已完成', reopenedBy: '%{name} 于 %{at} 重新打开', edited: '已修改',
  finish: '标记为已完成', reopen: '重新打开', edit: '修改', remove: '删除', more: '显示更早的评论', written: '评论已发表', finished: '评论已标记为已完成', reopened: '评论已重新打开', removed: '评论已删除',
  whose: '哪些评论', forMe: '提到我的', byMe: '我写的', noneForMe: '没有提到您且未完成的评论', noneByMe: '您写的评论都已完成', formerly: '此记录已删除，不能再写评论',
}
