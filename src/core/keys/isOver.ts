/** Whether a dialog lies over the page that wants an answer first. */
export const isOver = (): boolean => document.querySelector('[aria-modal=true]') !== null
