import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { IconPlus } from '@aaram/shared-ui/icon';
import * as common from '#texts/common.ts';
import styles from './add-product-link.module.css';

type AddProductLinkProps = {
  /** Only the icon in the narrow bar of a phone; the name stays for screen readers. */
  isShort?: boolean | undefined;
};

export function AddProductLink({ isShort = false }: AddProductLinkProps) {
  return (
    <ButtonLink as={Link} to={pages.adminAddProduct()} size="sm">
      <IconPlus size={18} />
      <span className={isShort ? styles.short : undefined}>{common.addProduct}</span>
    </ButtonLink>
  );
}
