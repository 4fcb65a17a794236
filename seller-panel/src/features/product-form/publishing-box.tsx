import { listMissingFacts } from '@aaram/shared-domain/catalog';
import { findFact, findOwn, labelField, labelOwn } from '@aaram/shared-domain/product-fields';
import { keysOf } from '@aaram/shared-domain/records';
import { Notice } from '@aaram/shared-ui/notice';
import * as form from '#texts/add-product.ts';
import * as texts from '#texts/publishing.ts';
import type { NewProduct, NewProductField, NewProductProblems } from './new-product.ts';
import styles from './publishing-box.module.css';

/** What the law wants shoppers to see, where it was not entered; a draft is not published without them. */
export function MissingFacts({ product }: { product: NewProduct }) {
  const missing = listMissingFacts(product);
  return missing.length === 0 ? null : (
    <div className={styles.facts}>
      <p>{texts.factsByLaw}</p>
      <ul className={styles.list}>
        {missing.map((fact) => (
          <li key={fact}>{labelField(fact)}</li>
        ))}
      </ul>
    </div>
  );
}

function nameProblem(field: NewProductField): string {
  const [fact, own] = [findFact(field), findOwn(field)];
  if (fact !== undefined) {
    return labelField(fact);
  }
  return own === undefined || own === 'stock' ? form.sizesAndQuantities : labelOwn(own);
}

/** The fields that keep a product from being saved or published, in one list; the fields say what is wrong. */
export function ProblemList({ problems }: { problems: NewProductProblems }) {
  const fields = keysOf(problems);
  const names = new Set(fields.map(nameProblem));
  return names.size < 2 ? null : (
    <Notice tone="danger" role="alert">
      <p>{texts.stillMissing}</p>
      <ul className={styles.list}>
        {[...names].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}
