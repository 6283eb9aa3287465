/** What the sidebar says about a page besides its title, by the page's key. */
const hints: { readonly [page: string]: string } = {
  hospitalPrice: 'The price used when topping up patients of that organisation',
}

export default hints
