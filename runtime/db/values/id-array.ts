/** Ids as PostgreSQL writes an array of them: for a value of the type `uuid[]`. Makes a text once, however often it is used. */
export const writeIdArray = (ids: readonly string[]): string => `{${ids.join()}}`;

/** The ids in such an array. */
export const readIdArray = (text: string): string[] => (text === '{}' ? [] : text.slice(1, -1).split(','));
