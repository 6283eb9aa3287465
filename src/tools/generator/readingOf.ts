/** How Chinese words read in letters; what knows that comes when it is first asked. */
export const readingOf = async (words: string): Promise<string> => {
  const { pinyin } = await import('pinyin-pro')
  return pinyin(words, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).join(' ')
}
