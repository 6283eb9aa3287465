/** What training clients run on. */
export const platform = { windows: 'Windows 电脑', android: '安卓平板', ipados: 'iPad 平板', harmonyos: '鸿蒙平板' }
