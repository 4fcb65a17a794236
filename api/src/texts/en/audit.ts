/** What was changed; it can be anything. */
export const subjectNotFound = 'There is no such thing.';
