/** The first characters of a text, with an ellipsis where there are more. */
export const cut = (text: string, most: number): string => {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text
}
