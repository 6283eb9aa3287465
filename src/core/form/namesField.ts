/** Whether what is said of a field can be read alone. Actions tell errors in lines before any form is loaded. */
export const namesField = ({ label, text }: { readonly label: string; readonly text: string }): boolean =>
  text.toLowerCase().includes(label.toLowerCase())
