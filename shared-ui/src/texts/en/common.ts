/** The buttons of dialogs and drawers. */
export const close = 'Close';
