/** What was changed; it can be anything. */
export const subjectNotFound = 'This was not found.';
