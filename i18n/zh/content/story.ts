/** What a story that is begun with a case says. */
export default {
  title: '%{age}孩子的视力进步',
  age: '%{years} 岁',
  story:
    '<p>初次检查时，右眼矫正视力 %{firstRight}，左眼 %{firstLeft}。</p><p>训练 %{weeks} 周后，右眼 %{lastRight}，左眼 %{lastLeft}。</p>',
}
