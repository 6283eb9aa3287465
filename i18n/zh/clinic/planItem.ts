/** Texts of a plan's rows, wherever there are some. */
export const planItemTexts = {
  fields: { project: '训练项目', eye: '眼别', minutes: '每天分钟数' },
  choices: { eye: { right: '右眼', left: '左眼', both: '双眼同时', turn: '双眼交替' } },
}
