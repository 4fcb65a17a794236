// What was typed into a form before, and not saved
export const typedAndNotSaved = (when: string) => `You typed something here on ${when} that was not saved.`;
export const restore = 'Restore what you typed';
export const discard = 'Discard';
export const chooseAgain = (names: string) => `Please choose these pictures again: ${names}.`;
