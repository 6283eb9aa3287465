/** Texts of the menu and the progress of an export; they come with these and not before. */
export default {
  csv: 'CSV 文件',
  xlsx: 'Excel 工作簿',
  selected: '导出所选 %{count} 条（%{file}）',
  filtered: '导出筛选出的全部 %{count} 条（%{file}）',
  all: '导出全部 %{count} 条（%{file}）',
  more: '导出全部，超过 %{count} 条（%{file}）',
  filteredUncounted: '导出筛选出的全部（%{file}）',
  allUncounted: '导出全部（%{file}）',
  running: '正在导出',
  rows: '已读取 %{rows} / %{total} 行',
  bytes: '已读取 %{size} KB，共 %{total} 行',
}
