/**
 * What shapes the letters beside it: joiners within words of the scripts that join, the selectors of Mongolian, and
 * what makes one emoji of several.
 */
const shaping =
  /(?<=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])[\u200C\u200D](?=[\p{L}\p{M}])|(?<=\p{sc=Mong})[\u180B-\u180F]|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/u

const unseen = new RegExp(`(${shaping.source})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]`, 'gu')

/**
 * A text without the characters that nobody sees and that change nothing that is seen but its direction: two names that
 * look the same are the same.
 */
export const withoutUnseen = (text: string): string => text.replace(unseen, '$1')
