/** Said at a field when the store takes something else, and there are no other words. */
export const checkIt = 'Please check this field.';
