/** The place of all toasts, named with the keys that lead to it. */
export const area = 'Notifications Alt+T';
