/** '1,25,000': numbers of things are grouped as in India. */
export const formatCount = (count: number) => count.toLocaleString('en-IN');
