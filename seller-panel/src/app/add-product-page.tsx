import { pages } from '@aaram/shared-domain/contract';
import { PanelPage } from '@aaram/shared-panel';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { AddProductForm } from '#features/add-product/add-product-form.tsx';

export function AddProductPage() {
  return (
    <PanelPage
      title="Add Product"
      actions={
        <ButtonLink as={Link} to={pages.adminProducts()} variant="secondary" size="sm">
          All Products
        </ButtonLink>
      }
    >
      <AddProductForm />
    </PanelPage>
  );
}
