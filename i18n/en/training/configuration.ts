/** What the form of the game configuration says. */
export default {
  none: 'No fields yet; add them below',
}
