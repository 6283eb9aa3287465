/** The tools of the rich text editor, by the keys of its library. */
export default {
  paragraph: '正文', heading1: '标题 1', heading2: '标题 2', heading3: '标题 3', heading4: '标题 4', heading5: '标题 5', heading6: '标题 6',
  select_level: '选择段落样式', current_level: '当前段落样式',
  bold: '加粗', italic: '斜体', underline: '下划线', strike: '删除线', code: '代码', color: '文字颜色', highlight: '背景颜色',
  align_left: '左对齐', align_center: '居中', align_right: '右对齐', align_justify: '两端对齐',
  list_bulleted: '项目符号列表', list_numbered: '编号列表', blockquote: '引用', link: '链接', image: '图片', image_dialog: '图片地址',
  clear_format: '清除格式',
}
