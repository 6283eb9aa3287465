/** What stands on cards as they are printed, and around them. */
export default {
  title: '充值卡',
  count: '%{smart_count} 张',
  number: '卡号',
  code: '卡密',
  times: '%{times} 次',
  timesAndGifts: '%{times} 次，另赠 %{gifts} 次',
  unlimited: '长期有效',
  days: '自售出之日起 %{days} 天内有效',
  until: '有效期至 %{day}',
}
