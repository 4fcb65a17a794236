import { adminPages, pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import * as texts from '#texts/publishing.ts';
import styles from './saved-notice.module.css';

/** A product that was saved just now; a draft has no page in the store. */
export type SavedProduct = { _id: string; name: string; category: string; isDraft: boolean };

/** What can be done after saving: look at the product, or add another one. */
export function SavedNotice({ product, onAnother }: { product: SavedProduct; onAnother?: () => void }) {
  const { _id, name, isDraft } = product;
  return (
    <Notice tone="success" role="status" className={styles.notice}>
      <p>{texts.saved(name)}</p>
      <div className={styles.buttons}>
        <ButtonLink
          as={Link}
          to={isDraft ? adminPages.editProduct(_id) : pages.product(product)}
          variant="secondary"
          size="sm"
        >
          {texts.view}
        </ButtonLink>
        {onAnother === undefined ? (
          <ButtonLink as={Link} to={pages.adminAddProduct()} variant="secondary" size="sm">
            {texts.addAnother}
          </ButtonLink>
        ) : (
          <Button variant="secondary" size="sm" onClick={onAnother}>
            {texts.addAnother}
          </Button>
        )}
      </div>
    </Notice>
  );
}
