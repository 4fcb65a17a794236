import { MAX_PRODUCT_IMAGES, type ProductState } from '@aaram/shared-domain/catalog';
import { ApiError, adminPages, failureText } from '@aaram/shared-domain/contract';
import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { panelToast, useUnsavedWork } from '@aaram/shared-panel';
import { useNavigate, usePriceRule } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { Notice } from '@aaram/shared-ui/notice';
import { type FormEvent, useEffect, useState } from 'react';
import * as texts from '#texts/add-product.ts';
import * as common from '#texts/common.ts';
import * as publishing from '#texts/publishing.ts';
import styles from './add-product-form.module.css';
import { DetailFieldset } from './detail-fieldset.tsx';
import {
  checkNewProduct,
  emptyProduct,
  type NewProduct,
  type NewProductProblems,
  TOO_MANY_IMAGES,
} from './new-product.ts';
import { PictureTextsFields } from './picture-texts-fields.tsx';
import { ProductFields, TagsField } from './product-fields.tsx';
import { MissingFacts, ProblemList } from './publishing-box.tsx';
import { SaveBar } from './save-bar.tsx';
import { SavedNotice, type SavedProduct } from './saved-notice.tsx';
import { StockFieldset } from './stock-fieldset.tsx';
import { TypedNotice } from './typed-notice.tsx';
import { useAddProduct } from './use-add-product.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { useTypedProduct } from './use-typed-product.ts';

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
  const [savedDraft, setSavedDraft] = useState<string>();
  const [saved, setSaved] = useState<SavedProduct>();
  const focusName = () => form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  const add = useAddProduct((added, state) => {
    setProduct(emptyProduct);
    typed.forgetLost();
    if (state === 'draft') {
      setSavedDraft(added._id);
    } else {
      setSaved({ ...added, isDraft: false });
      focusName();
    }
  });
  const typed = useTypedProduct(
    { form: 'new-product', mine: product, base: emptyProduct, isUnsaved: product !== emptyProduct },
    ({
      mine: {
        draft: { pictures: _none, ...draft },
      },
    }) => setProduct(draft),
  );
  useUnsavedWork(product !== emptyProduct);
  const navigate = useNavigate();
  const rule = usePriceRule();
  // After the form knows that nothing is unsaved.
  useEffect(() => {
    if (savedDraft !== undefined) {
      void navigate(adminPages.editProduct(savedDraft));
    }
  }, [savedDraft, navigate]);

  const change = (next: NewProduct) => {
    setSaved(undefined);
    setProduct(next);
    setProblems({});
  };
  const refuse = (found: NewProductProblems) => {
    setProblems(found);
    focusProblem();
  };
  const chooseImages = (images: File[]) => {
    typed.forgetLost();
    change({ ...product, images: images.slice(0, MAX_PRODUCT_IMAGES) });
    if (images.length > MAX_PRODUCT_IMAGES) {
      setProblems({ images: TOO_MANY_IMAGES });
      panelToast.error(TOO_MANY_IMAGES);
    }
  };
  const save = (state: ProductState) => {
    const found = checkNewProduct(product, undefined, state, rule);
    const [first] = Object.values(found);
    if (first !== undefined) {
      refuse(found);
      panelToast.error(found.category ?? first);
    } else if (!add.isPending) {
      add.mutate({ product, state }, { onError: (error) => refuse(problemsFromServer(error)) });
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save('published');
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TypedNotice {...typed.notice} />
      {saved === undefined ? null : <SavedNotice product={saved} onAnother={focusName} />}
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
        <PictureTextsFields product={product} onChange={(pictureTexts) => change({ ...product, pictureTexts })} />
        {add.isError ? (
          <Notice tone="danger" role="alert">
            {failureText(
              add.error,
              add.variables?.state === 'draft' ? publishing.draftNotSaved : texts.productNotAdded,
            )}
          </Notice>
        ) : null}
        <ProblemList problems={problems} />
        <MissingFacts product={product} />
      </div>
      <SaveBar onSave={() => save('published')}>
        <Button
          variant="secondary"
          busy={add.isPending && add.variables.state === 'draft'}
          onClick={() => save('draft')}
        >
          {publishing.saveAsDraft}
        </Button>
        <Button
          type="submit"
          title={publishing.saveKey}
          aria-keyshortcuts="Control+S"
          busy={add.isPending && add.variables.state === 'published'}
        >
          {common.addProduct}
        </Button>
      </SaveBar>
    </form>
  );
}
