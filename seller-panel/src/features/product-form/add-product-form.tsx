import { MAX_PRODUCT_IMAGES, type ProductState } from '@aaram/shared-domain/catalog';
import { adminPages, failureText } from '@aaram/shared-domain/contract';
import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { panelToast } from '@aaram/shared-panel';
import { useNavigate, usePriceRule } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { Notice } from '@aaram/shared-ui/notice';
import { useEffect, useState } from 'react';
import { Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/add-product.ts';
import * as common from '#texts/common.ts';
import * as publishing from '#texts/publishing.ts';
import styles from './add-product-form.module.css';
import { DetailFieldset } from './detail-fieldset.tsx';
import { emptyProduct, type NewProduct, TOO_MANY_IMAGES } from './new-product.ts';
import { PictureTextsFields } from './picture-texts-fields.tsx';
import { ProductFields, TagsField } from './product-fields.tsx';
import { MissingFacts, ProblemList } from './publishing-box.tsx';
import { SaveBar } from './save-bar.tsx';
import { SavedNotice, type SavedProduct } from './saved-notice.tsx';
import { StockFieldset } from './stock-fieldset.tsx';
import { TypedNotice } from './typed-notice.tsx';
import { useAddProduct } from './use-add-product.ts';
import { useTypedProduct } from './use-typed-product.ts';

/** The form of a new product: what is typed, how it is saved, and what follows. */
function useNewProduct() {
  const rule = usePriceRule();
  const [savedDraft, setSavedDraft] = useState<string>();
  const [saved, setSaved] = useState<SavedProduct>();
  const add = useAddProduct((added, state) => {
    form.reset();
    typed.forgetLost();
    if (state === 'draft') {
      setSavedDraft(added._id);
    } else {
      setSaved({ ...added, isDraft: false });
      focusName();
    }
  });
  const form = useForm<NewProduct, unknown, ProductState>({
    start: emptyProduct,
    schema: async (state = 'published') =>
      (await import(/* webpackChunkName: "form-schemas" */ './product-schema.ts')).newProductForm(state, rule),
    send: (_, state = 'published', typed) => add.mutateAsync({ product: typed, state }),
    afterRefusal: 'forgets',
    onRefused: (found) => panelToast.error(found.category ?? Object.values(found)[0] ?? ''),
  });
  const { values: product, problems } = form;
  const focusName = () => form.ref.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  const typed = useTypedProduct(
    { form: 'new-product', mine: product, base: emptyProduct, isUnsaved: form.isDirty },
    ({
      mine: {
        draft: { pictures: _none, ...draft },
      },
    }) => form.change(draft),
  );
  const navigate = useNavigate();
  // After the form knows that nothing is unsaved.
  useEffect(() => {
    if (savedDraft !== undefined) {
      void navigate(adminPages.editProduct(savedDraft));
    }
  }, [savedDraft, navigate]);

  const change = (next: NewProduct) => {
    setSaved(undefined);
    form.change(next);
  };
  const chooseImages = (images: File[]) => {
    typed.forgetLost();
    change({ ...product, images: images.slice(0, MAX_PRODUCT_IMAGES) });
    if (images.length > MAX_PRODUCT_IMAGES) {
      form.refuse({ images: TOO_MANY_IMAGES });
      panelToast.error(TOO_MANY_IMAGES);
    }
  };
  return { form, product, problems, add, saved, typed, change, chooseImages, focusName };
}

type NewProductForm = ReturnType<typeof useNewProduct>;

/** The pictures of a new product, and what is wrong or missing. */
function Aside({ product, problems, add, change, chooseImages }: NewProductForm) {
  return (
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
          {failureText(add.error, add.variables?.state === 'draft' ? publishing.draftNotSaved : texts.productNotAdded)}
        </Notice>
      ) : null}
      <ProblemList problems={problems} />
      <MissingFacts product={product} />
    </div>
  );
}

export function AddProductForm() {
  const given = useNewProduct();
  const { form, product, problems, add, saved, typed, change, focusName } = given;
  return (
    <Form of={form} className={styles.form}>
      <TypedNotice {...typed.notice} />
      {saved === undefined ? null : <SavedNotice product={saved} onAnother={focusName} />}
      <div className={styles.fields}>
        <ProductFields product={product} problems={problems} onChange={change} />
        <StockFieldset product={product} problems={problems} onChange={change} />
        <DetailFieldset product={product} problems={problems} onChange={change} />
        <TagsField product={product} problems={problems} onChange={change} />
      </div>
      <Aside {...given} />
      <SaveBar onSave={() => void form.submit('published')}>
        <Button
          variant="secondary"
          busy={add.isPending && add.variables.state === 'draft'}
          onClick={() => void form.submit('draft')}
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
    </Form>
  );
}
