/** How the columns of a list are arranged. */
export default {
  search: '查找列',
  found: '没有找到这样的列',
  edge: '拖动可调整“%{column}”列的宽度，双击则按内容调整',
  move: '移动“%{column}”列',
  keys: '拖动，或按上下方向键改变顺序，按左右方向键调整宽度。',
  moved: '“%{column}”现在是第 %{place} 列，共 %{count} 列',
  sized: '“%{column}”列宽 %{width} 像素',
  unset: '“%{column}”列恢复自动宽度',
  dragging: '正在移动“%{column}”列',
  dropped: '已放下“%{column}”列',
  cancelled: '“%{column}”列留在原处',
  density: '行距',
  comfortable: '宽松',
  compact: '紧凑',
  reset: '恢复默认',
}
