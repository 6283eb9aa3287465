const elsewhere = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'

/** Whether a key belongs to what has the focus: something is typed there, or a dialog or menu is open. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(elsewhere) !== null
