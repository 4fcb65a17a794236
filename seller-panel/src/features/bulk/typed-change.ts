import { textFacts } from '@aaram/shared-domain/product-fields';

/** What is typed about a change, of any kind; `said` is the new value of `fact`. */
export const blankChange = {
  ...{ kind: '', how: '', value: '', round: '', pieces: '', size: '', add: '', remove: '', category: '' },
  ...{ subcategory: '', fact: (textFacts[0] ?? 'colour') as string, said: '', state: '', orderStatus: '', lines: '' },
};
export type TypedChange = typeof blankChange;
