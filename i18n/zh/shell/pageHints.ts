/** What the sidebar says about a page besides its title, by the page's key. */
const hints: { readonly [page: string]: string } = {
  hospitalPrice: '为该机构的患者充值时使用的价格',
}

export default hints
