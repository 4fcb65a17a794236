import type { ProductState } from '@aaram/shared-domain/catalog';
import { Badge } from '@aaram/shared-ui/badge';
import { Button } from '@aaram/shared-ui/button';
import * as texts from '#texts/edit-product.ts';
import * as publishing from '#texts/publishing.ts';
import styles from './publishing-box.module.css';

type SaveButtonsProps = {
  state: ProductState;
  isChanged: boolean;
  /** Whether a save into this state, or into the present one, is under way. */
  isBusy: (state: ProductState | undefined) => boolean;
  /** Saves a draft as it is. The main button submits the form. */
  onSave: () => void;
};

/** Whether shoppers see the product, and the buttons that save it: a draft is published or saved. */
export function SaveButtons({ state, isChanged, isBusy, onSave }: SaveButtonsProps) {
  const isDraft = state === 'draft';
  return (
    <>
      <p className={styles.state}>
        <Badge tone={isDraft ? 'neutral' : 'brand'}>{isDraft ? publishing.draft : publishing.published}</Badge>
        {isDraft ? publishing.onlyYouSeeIt : publishing.shoppersSeeIt}
      </p>
      {isChanged ? null : <p className={styles.facts}>{texts.nothingChanged}</p>}
      <Button
        {...(isDraft ? { variant: 'secondary', onClick: onSave } : { type: 'submit' })}
        title={publishing.saveKey}
        aria-keyshortcuts="Control+S"
        busy={isBusy(undefined)}
        disabled={!isChanged}
      >
        {texts.save}
      </Button>
      {isDraft ? (
        <Button type="submit" busy={isBusy('published')}>
          {publishing.publish}
        </Button>
      ) : null}
    </>
  );
}
