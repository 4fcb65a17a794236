import { textFacts } from '@aaram/shared-domain/product-fields';

const [firstFact = 'colour']: readonly string[] = textFacts;

/** What is typed about a change, of any kind; `said` is the new value of `fact`. */
export const blankChange = {
  ...{ kind: '', how: '', value: '', round: '', pieces: '', size: '', add: '', remove: '', category: '' },
  ...{ subcategory: '', fact: firstFact, said: '', state: '', orderStatus: '', lines: '' },
};
export type TypedChange = typeof blankChange;
