/**
 * A schema's message for a missing value or one of the wrong type (product-rules.md#errors-of-the-api). Other problems
 * get their message from the check that finds them.
 */
export const whenMissing = (message: string) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? message : undefined),
});
