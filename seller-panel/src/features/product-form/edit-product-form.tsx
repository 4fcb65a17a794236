import { MAX_PRODUCT_IMAGES, type OwnProduct, type ProductState } from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { panelToast } from '@aaram/shared-panel';
import { confirm, Link, usePriceRule } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { FileDrop } from '@aaram/shared-ui/file-drop';
import { Notice } from '@aaram/shared-ui/notice';
import { useState } from 'react';
import { Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as words from '#texts/add-product.ts';
import * as texts from '#texts/edit-product.ts';
import * as products from '#texts/products.ts';
import * as publishing from '#texts/publishing.ts';
import styles from './add-product-form.module.css';
import { ConflictNotice } from './conflict-notice.tsx';
import { DetailFieldset } from './detail-fieldset.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { draftFromProduct, type EditDraft, listChanges, restoreEdit, takeField } from './edit-draft.ts';
import { LibraryButton } from './library-button.tsx';
import { type NewProduct, TOO_MANY_IMAGES } from './new-product.ts';
import { PictureList } from './picture-list.tsx';
import { ProductFields, TagsField } from './product-fields.tsx';
import boxStyles from './publishing-box.module.css';
import { MissingFacts, ProblemList } from './publishing-box.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { SavedNotice } from './saved-notice.tsx';
import { StockFieldset } from './stock-fieldset.tsx';
import { TypedNotice } from './typed-notice.tsx';
import { type EditFailure, useSaveEdit } from './use-save-edit.ts';
import { useTypedProduct } from './use-typed-product.ts';

type PublishedActionsProps = { product: OwnProduct; isBusy: boolean; onUnpublish: () => void };

/** What can be done with a product that shoppers see. */
function PublishedActions({ product, isBusy, onUnpublish }: PublishedActionsProps) {
  const ask = async () => {
    if (await confirm(publishing.askUnpublish, publishing.unpublish)) {
      onUnpublish();
    }
  };
  return (
    <>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={ask}>
        {publishing.unpublish}
      </Button>
      <ButtonLink as={Link} to={pages.product(product)} variant="ghost" size="sm">
        {texts.viewInStore}
      </ButtonLink>
    </>
  );
}

/** An edit of a product: what is typed, what others saved meanwhile, and how it is saved. A refused save loses nothing. */
function useProductEdit(product: OwnProduct) {
  const [known, setKnown] = useState(product);
  const [failure, setFailure] = useState<EditFailure>();
  const [isSaved, setSaved] = useState(false);
  const rule = usePriceRule();
  const theirs = draftFromProduct(known);
  const isDraft = known.state === 'draft';
  const save = useSaveEdit(
    (saved) => {
      setKnown(saved);
      setSaved(true);
      form.reset(draftFromProduct(saved));
      setFailure(undefined);
      typed.forgetLost();
    },
    (failed) => {
      setKnown(failed.edit.known);
      form.change(failed.edit.draft);
      setFailure(failed);
    },
  );
  const form = useForm<EditDraft, unknown, ProductState>({
    start: draftFromProduct(product),
    schema: async (state) => {
      const { editProductForm } = await import(/* webpackChunkName: "form-schemas" */ './product-schema.ts');
      return editProductForm(theirs, state ?? known.state, isDraft && state === 'published', rule);
    },
    send: (_, state, typed) => save.mutateAsync({ known, draft: typed, state }),
    isUnsaved: (mine) => listChanges(theirs, mine).length > 0,
    afterRefusal: 'forgets',
    onRefused: (found) => panelToast.error(Object.values(found)[0] ?? ''),
  });
  const { values: draft, problems, change, submit } = form;
  const isChanged = listChanges(theirs, draft).length > 0;
  const typed = useTypedProduct(
    { form: `product:${known._id}`, mine: draft, base: theirs, isUnsaved: isChanged },
    (stored) => {
      const joined = restoreEdit(stored.base.draft, stored.mine.draft, known);
      change(joined.draft);
      setFailure(
        joined.conflicts.length > 0 ? { ...joined, message: '', isGone: false, edit: { known, draft } } : undefined,
      );
    },
  );

  const addPictures = (files: File[]) => {
    typed.forgetLost();
    const pictures = [...draft.pictures, ...files];
    change({ pictures: pictures.slice(0, MAX_PRODUCT_IMAGES) });
    if (pictures.length > MAX_PRODUCT_IMAGES) {
      form.refuse({ images: TOO_MANY_IMAGES });
      panelToast.error(TOO_MANY_IMAGES);
    }
  };
  const isBusy = (state: ProductState | undefined) => save.isPending && save.variables.state === state;
  const open = failure?.conflicts.filter((group) => listChanges(theirs, draft).includes(group)) ?? [];
  return {
    ...{ form, known, theirs, draft, problems, failure, open, typed },
    ...{ isDraft, isChanged, isSaved, isBusy, change, submit, addPictures },
  };
}

type ProductEdit = ReturnType<typeof useProductEdit>;

/** The pictures of a product, and what stands in the way of saving it. */
function Aside({ known, theirs, draft, problems, failure, open, change, addPictures, ...edit }: ProductEdit) {
  return (
    <div className={styles.aside}>
      <PictureList seller={known.seller} draft={draft} onChange={change} />
      <LibraryButton seller={known.seller} draft={draft} onChange={change} />
      <FileDrop
        label={words.addImages}
        accept={pictureTypes.join()}
        multiple
        maxBytes={MAX_PICTURE_BYTES}
        files={[]}
        onChange={addPictures}
        error={problems.images}
        hint={words.imagesHint(MAX_PRODUCT_IMAGES)}
      />
      {open.length > 0 ? (
        <ConflictNotice
          conflicts={open}
          mine={draft}
          theirs={theirs}
          onTake={(group) => change(takeField(draft, theirs, group))}
        />
      ) : null}
      {failure && failure.conflicts.length === 0 ? (
        <Notice tone="danger" role="alert">
          {failure.isGone ? texts.noSuchProduct : products.typedIsStillHere(failure.message)}
        </Notice>
      ) : null}
      <ProblemList problems={problems} />
      <MissingFacts product={draft} />
      <div className={boxStyles.actions}>
        {edit.isDraft ? null : (
          <PublishedActions
            product={known}
            isBusy={edit.isBusy('draft')}
            onUnpublish={() => void edit.submit('draft')}
          />
        )}
        <DuplicateButton product={known} />
      </div>
    </div>
  );
}

/** All fields of a product, and its pictures. */
export function EditProductForm({ product }: { product: OwnProduct }) {
  const edit = useProductEdit(product);
  const { form, known, draft, problems, typed, isDraft, isChanged, isSaved, isBusy, change, submit } = edit;
  const shared = { product: draft, problems, onChange: (next: NewProduct) => change(next) };
  return (
    <Form of={{ ...form, submit: () => submit(isDraft ? 'published' : undefined) }} className={styles.form}>
      <TypedNotice {...typed.notice} />
      <div className={styles.fields}>
        <ProductFields {...shared} />
        <StockFieldset {...shared} />
        <DetailFieldset {...shared} />
        <TagsField {...shared} />
      </div>
      <Aside {...edit} />
      {isSaved && !isChanged ? <SavedNotice product={{ ...known, isDraft }} /> : null}
      <SaveBar onSave={() => (isChanged ? void submit() : undefined)}>
        <SaveButtons state={known.state} isChanged={isChanged} isBusy={isBusy} onSave={() => void submit()} />
      </SaveBar>
    </Form>
  );
}
