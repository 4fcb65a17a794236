/** After the name of a field. */
export const optional = '(optional)';
