import { pages } from '@aaram/shared-domain/contract';
import { PanelPage } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { AddProductForm } from '#features/product-form/add-product-form.tsx';
import * as common from '#texts/common.ts';

export function AddProductPage() {
  return (
    <PanelPage
      title={common.addProduct}
      actions={
        <ButtonLink as={Link} to={pages.adminProducts()} variant="secondary" size="sm">
          {common.allProducts}
        </ButtonLink>
      }
    >
      <AddProductForm />
    </PanelPage>
  );
}
