import { listMissingFacts } from '@aaram/shared-domain/catalog';
import { type FactKey, findFact, labelField } from '@aaram/shared-domain/product-fields';
import { Notice } from '@aaram/shared-ui/notice';
import * as form from '#texts/add-product.ts';
import * as common from '#texts/common.ts';
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

type OwnField = Exclude<NewProductField, FactKey | `stock.${string}`>;
const fieldNames: Record<OwnField, string> = {
  name: common.name,
  description: form.description,
  category: form.category,
  subcategory: form.subcategory,
  price: common.price,
  brand: form.brand,
  tags: form.tags,
  images: texts.pictures,
  sku: form.sku,
};
const isOwn = (field: NewProductField): field is OwnField => Object.hasOwn(fieldNames, field);
function nameProblem(field: NewProductField): string {
  const fact = findFact(field);
  if (fact !== undefined) {
    return labelField(fact);
  }
  return isOwn(field) ? fieldNames[field] : form.sizesAndQuantities;
}

/** The fields that keep a product from being saved or published, in one list; the fields say what is wrong. */
export function ProblemList({ problems }: { problems: NewProductProblems }) {
  const fields = Object.keys(problems) as NewProductField[];
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
