const words = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}]|(?<=[\p{L}\p{N}])['’.-](?=[\p{L}\p{N}]))+/gu

/** The words of a text; each Chinese character is one, as word processors count them. */
export const countWords = (text: string): number => text.match(words)?.length ?? 0
