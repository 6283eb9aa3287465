import { pinyin } from 'pinyin-pro'

/** Where the established English name is not the pinyin of the Chinese one: provinces, and places named in other languages. */
const established: Readonly<Record<string, string>> = {
  内蒙古自治区: 'Inner Mongolia', 陕西省: 'Shaanxi', 广西壮族自治区: 'Guangxi', 西藏自治区: 'Tibet', 宁夏回族自治区: 'Ningxia', 新疆维吾尔自治区: 'Xinjiang',
  香港特别行政区: 'Hong Kong', 澳门特别行政区: 'Macao',
  呼和浩特市: 'Hohhot', 包头市: 'Baotou', 鄂尔多斯市: 'Ordos', 呼伦贝尔市: 'Hulunbuir', 巴彦淖尔市: 'Bayannur', 乌兰察布市: 'Ulanqab', 兴安盟: 'Hinggan League',
  锡林郭勒盟: 'Xilingol League', 阿拉善盟: 'Alxa League', 哈尔滨市: 'Harbin', 齐齐哈尔市: 'Qiqihar', 大兴安岭地区: 'Daxing\'anling', 吕梁市: 'Lüliang',
  拉萨市: 'Lhasa', 日喀则市: 'Xigaze', 昌都市: 'Qamdo', 林芝市: 'Nyingchi', 山南市: 'Shannan', 那曲市: 'Nagqu', 阿里地区: 'Ngari',
  乌鲁木齐市: 'Urumqi', 克拉玛依市: 'Karamay', 吐鲁番市: 'Turpan', 哈密市: 'Hami', 昌吉回族自治州: 'Changji', 博尔塔拉蒙古自治州: 'Bortala', 巴音郭楞蒙古自治州: 'Bayingolin',
  阿克苏地区: 'Aksu', 克孜勒苏柯尔克孜自治州: 'Kizilsu', 喀什地区: 'Kashgar', 和田地区: 'Hotan', 伊犁哈萨克自治州: 'Ili', 塔城地区: 'Tacheng', 阿勒泰地区: 'Altay',
  石河子市: 'Shihezi', 阿拉尔市: 'Aral', 图木舒克市: 'Tumxuk', 五家渠市: 'Wujiaqu', 北屯市: 'Beitun', 铁门关市: 'Tiemenguan', 双河市: 'Shuanghe', 可克达拉市: 'Kokdala', 昆玉市: 'Kunyu', 胡杨河市: 'Huyanghe', 新星市: 'Xinxing', 白杨市: 'Baiyang',
  延边朝鲜族自治州: 'Yanbian', 恩施土家族苗族自治州: 'Enshi', 湘西土家族苗族自治州: 'Xiangxi', 阿坝藏族羌族自治州: 'Ngawa', 甘孜藏族自治州: 'Garze', 凉山彝族自治州: 'Liangshan',
  黔西南布依族苗族自治州: 'Qianxinan', 黔东南苗族侗族自治州: 'Qiandongnan', 黔南布依族苗族自治州: 'Qiannan', 楚雄彝族自治州: 'Chuxiong', 红河哈尼族彝族自治州: 'Honghe',
  文山壮族苗族自治州: 'Wenshan', 西双版纳傣族自治州: 'Xishuangbanna', 大理白族自治州: 'Dali', 德宏傣族景颇族自治州: 'Dehong', 怒江傈僳族自治州: 'Nujiang', 迪庆藏族自治州: 'Deqen',
  临夏回族自治州: 'Linxia', 甘南藏族自治州: 'Gannan', 海北藏族自治州: 'Haibei', 黄南藏族自治州: 'Huangnan', 海南藏族自治州: 'Hainan Prefecture', 果洛藏族自治州: 'Golog', 玉树藏族自治州: 'Yushu', 海西蒙古族藏族自治州: 'Haixi',
  神农架林区: 'Shennongjia', 白沙黎族自治县: 'Baisha', 昌江黎族自治县: 'Changjiang', 乐东黎族自治县: 'Ledong', 陵水黎族自治县: 'Lingshui', 保亭黎族苗族自治县: 'Baoting', 琼中黎族苗族自治县: 'Qiongzhong',
}

/** The English name of a division: the established one, else its pinyin without what it is, as `Xi'an` for 西安市. */
export const englishName = (name: string): string => {
  const known = established[name]
  if (known) return known
  const bare = name.replace(/(省|市|地区|县)$/, '')
  const syllables = pinyin(bare, { toneType: 'none', type: 'array', v: true })
  const joined = syllables.map((syllable, at) => (at > 0 && /^[aoe]/.test(syllable) ? `'${syllable}` : syllable)).join('')
  return joined.charAt(0).toUpperCase() + joined.slice(1).replaceAll('v', 'ü')
}
