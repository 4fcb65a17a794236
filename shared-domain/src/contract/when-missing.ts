/**
 * A schema's own words for a value that is missing or of another kind (product-rules.md#errors-of-the-api). Whatever
 * else may be wrong with the value is said by who checks it.
 */
export const whenMissing = (message: string) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? message : undefined),
});
