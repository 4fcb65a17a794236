/** The button of a dialog that only says something. */
export const ok = 'OK';
