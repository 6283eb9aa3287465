import { weighted } from './random.ts'
import type { Random } from './random.ts'

export type Gender = 'male' | 'female'

/** `王 71 李 70` → [['王', 71], ['李', 70]] */
const table = (text: string): [string, number][] => {
  const words = text.trim().split(/\s+/)
  return words.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(words[i + 1])] as [string, number]] : []))
}

/** `梓子 30` → each character with that weight. */
const characters = (text: string): [string, number][] =>
  table(text).flatMap(([group, weight]) => [...group].map(one => [one, weight] as [string, number]))

// Bearers per thousand people, roughly as the census counts them; compound and rare surnames at the end.
const surnames = weighted(
  table(`
  王 72 李 71 张 67 刘 52 陈 46 杨 32 黄 26 赵 23 吴 21 周 20 徐 16 孙 15 马 13 朱 13 胡 13 郭 12 何 12 林 12 高 11 罗 11
  郑 10 梁 10 谢 8 宋 8 唐 7 许 7 韩 7 邓 6 冯 6 曹 6 彭 6 曾 6 肖 6 田 5 董 5 潘 5 袁 5 蔡 5 蒋 5 余 5 于 5 杜 5 叶 5
  程 4 魏 4 苏 4 吕 4 丁 4 任 4 卢 4 姚 4 沈 4 钟 4 姜 4 崔 3.5 谭 3.5 陆 3.5 范 3.5 汪 3.5 廖 3.5 石 3 金 3 韦 3 贾 3
  夏 3 付 3 方 3 邹 3 熊 3 白 3 孟 3 秦 2.5 邱 2.5 侯 2.5 江 2.5 尹 2.5 薛 2.5 闫 2.5 段 2.5 雷 2.5 龙 2 黎 2 史 2 陶 2 贺 2
  毛 2 郝 2 顾 2 龚 2 邵 2 万 2 覃 2 武 2 钱 2 戴 2 严 2 莫 2 孔 2 向 1.5 常 1.5 汤 1.5 温 1.5 康 1.5 施 1.5 文 1.5 牛 1.5
  樊 1.2 葛 1.2 邢 1.2 安 1.2 齐 1.2 易 1.2 乔 1.2 伍 1.2 庞 1 颜 1 倪 1 庄 1 聂 1 章 1 鲁 1 岳 1 翟 1 殷 1 詹 1 申 1
  欧阳 1 耿 0.8 关 0.8 兰 0.8 焦 0.8 俞 0.8 左 0.8 柳 0.8 甘 0.6 祝 0.6 包 0.6 宁 0.6 尚 0.6 符 0.6 舒 0.6 阮 0.6 纪 0.6
  上官 0.3 司马 0.2 诸葛 0.2 皇甫 0.2 慕容 0.1 令狐 0.1 麦 0.3 冼 0.2 逄 0.1 亓 0.1 仝 0.1 佘 0.2 郗 0.1 晏 0.3 栾 0.2 璩 0.05`),
)

// Single given names, and the first and last characters of double ones, as children of these years bear them.
const given = {
  male: {
    single: weighted(
      characters('轩宇浩睿 30 博杰涵晨 20 阳航霖昊 15 泽皓辰桐 12 毅斌超磊 8 喆昇翀垚 2 赟骏晟烨 2 堃淼旻 1'),
    ),
    first: weighted(
      characters(`梓子浩宇 60 俊一思文 40 嘉家泽明 36 晨奕铭博 30 天佳睿昊 26 志逸景皓 18 承云若星 14 沐书瑞伟 12
      锦煜远君 9 振鸿凯立 7 启少建国 5 祎昱弘弈 3 珺翊禹峻 2 赫骐颢 1`),
    ),
    last: weighted(
      characters(`轩宇泽涵 60 豪然辰睿 44 熙霖杰航 34 晨阳洋博 28 源瑞鑫城 20 凯翔林毅 16 诚恒安乐 13 文飞健峰 9
      淇桐昊哲 9 奇衡川坤 6 霆骁赫墨 4 喆旻昇祺 3 翀烨劼 1`),
    ),
  },
  female: {
    single: weighted(
      characters('萱涵悦雅 30 琪瑶欣怡 22 月彤妍婷 16 宁静语晴 12 颖雪蕾倩 8 玥芮嫣婧 5 祎珺淼筠 2 翊昕翾 1'),
    ),
    first: weighted(
      characters(`梓欣雨诗 60 子思佳一 46 语若可嘉 38 梦紫雅晓 30 婉静沐心 24 奕艺芷依 20 晨书钰馨 14 乐安清采 10
      慧美玉丽 7 玥芮昕珂 5 祎珺妤筱 3 嫣莞菡 1`),
    ),
    last: weighted(
      characters(`涵怡萱琪 60 悦彤妍瑶 46 欣婷雯雅 36 晴月宁汐 26 诺桐然馨 20 玥洁琳霏 15 颖娜媛倩 11 柔蓉露薇 9
      熙恩禾苒 7 芮嫣婕璇 5 祺珺珊黛 3 翾羲淼 1`),
    ),
  },
} as const

/** A surname of one or, seldom, two characters. */
export const surname = (random: Random): string => surnames(random)

/** A given name: one character for about one child in seven, else two. */
export const givenName = (random: Random, gender: Gender): string => {
  const { single, first, last } = given[gender]
  if (random.chance(0.14)) return single(random)
  const start = first(random)
  if (random.chance(0.03)) return start + start
  return start + last(random)
}
