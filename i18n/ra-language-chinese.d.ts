declare module 'ra-language-chinese' {
  const messages: { readonly ra: { readonly [section: string]: unknown } }
  export default messages
}
