/** What training clients run on. */
export const platform = {
  windows: 'Windows PC',
  android: 'Android tablet',
  ipados: 'iPad',
  harmonyos: 'HarmonyOS tablet',
}
