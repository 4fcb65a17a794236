/** What is wrong with words of a search that an admin wrote. */
export const termsMissing = 'Please enter at least one word.';
export const termTooLong = (most: number) => `Please use at most ${most} characters for each word.`;
export const tooMany = (most: number) => `Please enter at most ${most} words.`;
export const targetMissing = 'Please enter what these words are to find.';
export const noTargetHere = 'Words of this kind find nothing else. Please leave this field empty.';
export const noPage = 'Please enter the address of a page of the store, such as /faq.';
export const noteTooLong = 'Please use at most 200 characters.';
