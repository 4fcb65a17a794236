/** The button that opens the list; `label` is the name of the field. */
export const showChoices = (label: string) => `Show ${label}`;
export const nothingFound = 'Nothing found';
