import { categories, findCategory, parseTags } from '@aaram/shared-domain/catalog';
import { MAX_BRAND, MAX_DESCRIPTION, MAX_NAME_LENGTH, MAX_SKU } from '@aaram/shared-domain/product-fields';
import { SelectField } from '@aaram/shared-ui/select';
import { Tag } from '@aaram/shared-ui/tag';
import { TextField } from '@aaram/shared-ui/text-field';
import { AmountField } from '#lib/amount-field.tsx';
import * as texts from '#texts/add-product.ts';
import * as common from '#texts/common.ts';
import styles from './add-product-form.module.css';
import { type NewProduct, type NewProductProblems, withCategory } from './new-product.ts';

const categoryOptions = categories.map(({ name }) => ({ value: name, label: name }));

export type ProductFieldsProps = {
  product: NewProduct;
  problems: NewProductProblems;
  onChange: (product: NewProduct) => void;
};

/** Name, description, category and price. */
export function ProductFields({ product, problems, onChange }: ProductFieldsProps) {
  const subcategories = findCategory(product.category)?.subcategories ?? [];
  return (
    <>
      <TextField
        name="name"
        label={common.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={product.name}
        error={problems.name}
        onChange={(event) => onChange({ ...product, name: event.currentTarget.value })}
      />
      <TextField
        multiline
        rows={5}
        name="description"
        label={texts.description}
        maxLength={MAX_DESCRIPTION}
        value={product.description}
        error={problems.description}
        onChange={(event) => onChange({ ...product, description: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <SelectField
          name="category"
          label={texts.category}
          placeholder={texts.selectCategory}
          options={categoryOptions}
          value={product.category}
          error={problems.category}
          onChange={(event) => onChange(withCategory(product, event.currentTarget.value))}
        />
        <SelectField
          name="subcategory"
          label={texts.subcategory}
          placeholder={texts.selectSubcategory}
          disabled={product.category === ''}
          options={subcategories.map((name) => ({ value: name, label: name }))}
          value={product.subcategory}
          error={problems.subcategory}
          onChange={(event) => onChange({ ...product, subcategory: event.currentTarget.value })}
        />
        <AmountField
          name="price"
          label={common.price}
          leading="₹"
          value={product.price}
          error={problems.price}
          onValue={(price) => onChange({ ...product, price })}
        />
        <TextField
          name="brand"
          label={texts.brand}
          optional
          maxLength={MAX_BRAND}
          value={product.brand}
          error={problems.brand}
          onChange={(event) => onChange({ ...product, brand: event.currentTarget.value })}
        />
        <TextField
          name="sku"
          label={texts.sku}
          optional
          hint={texts.skuHint}
          maxLength={MAX_SKU}
          autoComplete="off"
          value={product.sku}
          error={problems.sku}
          onChange={(event) => onChange({ ...product, sku: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

/** Tags as typed, and how they will be split. */
export function TagsField({ product, problems, onChange }: ProductFieldsProps) {
  const tags = parseTags(product.tags);
  return (
    <div className={styles.tags}>
      <TextField
        name="tags"
        label={texts.tags}
        optional
        hint={texts.tagsHint}
        value={product.tags}
        error={problems.tags}
        onChange={(event) => onChange({ ...product, tags: event.currentTarget.value })}
      />
      {tags.length > 0 ? (
        <p className={styles.chips}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      ) : null}
    </div>
  );
}
