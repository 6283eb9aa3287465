/** The typeface of pages and of what is drawn on them: that of the system, with one for Chinese wherever it is. */
export const fonts = "system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"
