/** The editor of formatted text: `tools` by the keys of its library. */
export default {
  tools: {
    paragraph: '正文', heading1: '标题 1', heading2: '标题 2', heading3: '标题 3', heading4: '标题 4', heading5: '标题 5', heading6: '标题 6',
    select_level: '选择段落样式', current_level: '当前段落样式',
    bold: '加粗', italic: '斜体', underline: '下划线', strike: '删除线', code: '代码', color: '文字颜色', highlight: '背景颜色',
    align_left: '左对齐', align_center: '居中', align_right: '右对齐', align_justify: '两端对齐',
    list_bulleted: '项目符号列表', list_numbered: '编号列表', blockquote: '引用', link: '链接', image: '图片', image_dialog: '图片地址',
    clear_format: '清除格式',
  },
  headings: '标题', heading: '%{level} 级标题',
  undo: '撤销', redo: '重做',
  words: '%{smart_count} 字',
  table: '表格',
  tables: {
    insert: '插入表格', addRow: '在下方插入行', addColumn: '在右侧插入列', removeRow: '删除行', removeColumn: '删除列', header: '首行作为表头', merge: '合并所选单元格', split: '拆分单元格', remove: '删除表格',
  },
  link: '链接',
  links: { title: '链接', address: '链接地址', hint: '网址，或 mailto: 加邮箱地址，或 tel: 加电话号码', wrong: '请输入网址，或 mailto: 加邮箱地址，或 tel: 加电话号码', insert: '设置链接', remove: '移除链接' },
  video: '视频',
  videos: { title: '插入视频', address: '视频地址', hint: '以 https:// 开头的视频文件地址，例如 .mp4。点击播放时才从该地址加载。', wrong: '请输入以 https:// 开头的视频地址', insert: '插入' },
}
