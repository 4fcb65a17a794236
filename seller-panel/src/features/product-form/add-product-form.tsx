import { MAX_PRODUCT_IMAGES } from '@aaram/shared-domain/catalog';
import { ApiError, failureText } from '@aaram/shared-domain/contract';
import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { panelToast, useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { Notice } from '@aaram/shared-ui/notice';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/add-product.ts';
import * as common from '#texts/common.ts';
import styles from './add-product-form.module.css';
import { DetailFieldset } from './detail-fieldset.tsx';
import {
  checkNewProduct,
  emptyProduct,
  type NewProduct,
  type NewProductProblems,
  TOO_MANY_IMAGES,
} from './new-product.ts';
import { ProductFields, TagsField } from './product-fields.tsx';
import { StockFieldset } from './stock-fieldset.tsx';
import { useAddProduct } from './use-add-product.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

/** The server's field errors; for paths such as `stock.0.quantity` its general message is enough. */
function problemsFromServer(error: unknown): NewProductProblems {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(
    issues.filter(({ path }) => path in emptyProduct).map(({ path, message }) => [path, message]),
  );
}

export function AddProductForm() {
  const [product, setProduct] = useState(emptyProduct);
  const [problems, setProblems] = useState<NewProductProblems>({});
  const { ref: form, focusProblem } = useFocusOnProblem();
  const add = useAddProduct(() => {
    setProduct(emptyProduct);
    form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  });
  useUnsavedWork(product !== emptyProduct);

  const change = (next: NewProduct) => {
    setProduct(next);
    setProblems({});
  };
  const refuse = (found: NewProductProblems) => {
    setProblems(found);
    focusProblem();
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
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <ProductFields product={product} problems={problems} onChange={change} />
        <StockFieldset product={product} problems={problems} onChange={change} />
        <DetailFieldset product={product} problems={problems} onChange={change} />
        <TagsField product={product} problems={problems} onChange={change} />
      </div>
      <div className={styles.aside}>
        <FileDrop
          label={texts.addImages}
          accept={pictureTypes.join()}
          multiple
          maxBytes={MAX_PICTURE_BYTES}
          files={product.images}
          onChange={chooseImages}
          error={problems.images}
          hint={texts.imagesHint(MAX_PRODUCT_IMAGES)}
        />
        {add.isError ? (
          <Notice tone="danger" role="alert">
            {failureText(add.error, texts.productNotAdded)}
          </Notice>
        ) : null}
        <Button type="submit" block busy={add.isPending}>
          {common.addProduct}
        </Button>
      </div>
    </form>
  );
}
