import { categories, findCategory, MAX_PRODUCT_IMAGES, parseTags } from '@aaram/shared-domain/catalog';
import { ApiError } from '@aaram/shared-domain/contract';
import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { Tag } from '@aaram/shared-ui/tag';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '#lib/log-failure.ts';
import { panelToast } from '#lib/panel-toast.ts';
import { useUnsavedWarning } from '#lib/use-unsaved-warning.ts';
import styles from './add-product-form.module.css';
import { checkNewProduct, emptyProduct, type NewProduct, type NewProductProblems, TOO_MANY_IMAGES, withCategory } from './new-product.ts';
import { StockFieldset } from './stock-fieldset.tsx';
import { useAddProduct } from './use-add-product.ts';

const categoryOptions = categories.map(({ name }) => ({ value: name, label: name }));

/** Wrong fields as the server named them: `stock.0.quantity` and the like are left to its message. */
function problemsFromServer(error: unknown): NewProductProblems {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(issues.filter(({ path }) => path in emptyProduct).map(({ path, message }) => [path, message]));
}

/** Puts the keyboard on the first wrong field after each refused attempt. */
function useFocusOnProblem(attempt: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [attempt]);
  return form;
}

export function AddProductForm() {
  const [product, setProduct] = useState(emptyProduct);
  const [problems, setProblems] = useState<NewProductProblems>({});
  const [attempt, setAttempt] = useState(0);
  const form = useFocusOnProblem(attempt);
  const add = useAddProduct(() => {
    setProduct(emptyProduct);
    form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  });
  useUnsavedWarning(product !== emptyProduct);

  const change = (next: NewProduct) => {
    setProduct(next);
    setProblems({});
  };
  const refuse = (found: NewProductProblems) => {
    setProblems(found);
    setAttempt(attempt + 1);
  };
  const chooseImages = (images: File[]) => {
    change({ ...product, images: images.slice(0, MAX_PRODUCT_IMAGES) });
    if (images.length > MAX_PRODUCT_IMAGES) {
      setProblems({ images: TOO_MANY_IMAGES });
      panelToast.error(TOO_MANY_IMAGES);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkNewProduct(product);
    const [first] = Object.values(found);
    if (first !== undefined) {
      refuse(found);
      panelToast.error(found.category ?? first);
    } else if (!add.isPending) {
      add.mutate(product, { onError: (error) => refuse(problemsFromServer(error)) });
    }
  };
  const tags = parseTags(product.tags);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <TextField
          name="name" label="Name" maxLength={200} autoComplete="off" value={product.name} error={problems.name}
          onChange={(event) => change({ ...product, name: event.currentTarget.value })}
        />
        <TextField
          multiline rows={5} name="description" label="Description" maxLength={5000} value={product.description}
          error={problems.description} onChange={(event) => change({ ...product, description: event.currentTarget.value })}
        />
        <div className={styles.pair}>
          <SelectField
            name="category" label="Category" placeholder="Select a category" options={categoryOptions} value={product.category}
            error={problems.category} onChange={(event) => change(withCategory(product, event.currentTarget.value))}
          />
          <SelectField
            name="subcategory" label="Subcategory" placeholder="Select a subcategory" disabled={product.category === ''}
            options={(findCategory(product.category)?.subcategories ?? []).map((name) => ({ value: name, label: name }))}
            value={product.subcategory} error={problems.subcategory}
            onChange={(event) => change({ ...product, subcategory: event.currentTarget.value })}
          />
          <TextField
            name="price" label="Price" leading="₹" inputMode="decimal" autoComplete="off" value={product.price}
            error={problems.price} onChange={(event) => change({ ...product, price: event.currentTarget.value })}
          />
          <TextField
            name="brand" label="Brand" optional maxLength={100} value={product.brand} error={problems.brand}
            onChange={(event) => change({ ...product, brand: event.currentTarget.value })}
          />
        </div>
        <StockFieldset product={product} problems={problems} onChange={change} />
        <div className={styles.tags}>
          <TextField
            name="tags" label="Tags" optional hint="Separate them with a comma or a semicolon." value={product.tags}
            error={problems.tags} onChange={(event) => change({ ...product, tags: event.currentTarget.value })}
          />
          {tags.length > 0 ? (
            <p className={styles.chips}>
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.aside}>
        <FileDrop
          label="Add images" accept="image/*" multiple files={product.images} onChange={chooseImages} error={problems.images}
          hint={`Up to ${MAX_PRODUCT_IMAGES}. The first one is the thumbnail.`}
        />
        {add.isError ? (
          <Notice tone="danger" role="alert">
            {failureText(add.error, 'Failed to add product.')}
          </Notice>
        ) : null}
        <Button type="submit" block busy={add.isPending}>
          Add Product
        </Button>
      </div>
    </form>
  );
}
