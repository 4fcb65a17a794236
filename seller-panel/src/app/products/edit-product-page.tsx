import { ApiError, createProductCalls, pages, panelKeys } from '@aaram/shared-domain/contract';
import { Loading, PanelBox, PanelPage } from '@aaram/shared-panel';
import { Link, usePlatform, useQuery } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { FamilyBox } from '#features/family/family-box.tsx';
import { EditProductForm } from '#features/product-form/edit-product-form.tsx';
import styles from '#lib/list/list-page.module.css';
import { RowsSkeleton } from '#lib/rows-skeleton.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/edit-product.ts';

/** Read once, for the form: a later answer must not replace what was typed. */
function useProductOnce(id: string) {
  const { api } = usePlatform();
  return useQuery({
    queryKey: panelKeys.editedProduct(id),
    queryFn: () => createProductCalls(api.call).getOwnProduct(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (tries, error) => tries < 2 && !(error instanceof ApiError && error.status === 404),
  });
}

const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

/** Every field of one product. */
export function EditProductPage({ params: { productId } }: { params: { productId: string } }) {
  const product = useProductOnce(productId);

  let content: React.ReactNode;
  if (isMissing(product.error)) {
    content = (
      <PanelBox>
        <EmptyState role="status" className={styles.inBox} title={texts.noSuchProduct} />
      </PanelBox>
    );
  } else if (product.isPending) {
    content = (
      <PanelBox>
        <Loading label={texts.loadingProduct}>
          <RowsSkeleton rows={6} />
        </Loading>
      </PanelBox>
    );
  } else if (product.data === undefined) {
    content = (
      <PanelBox>
        <ErrorState
          className={styles.inBox}
          title={texts.productNotLoaded}
          onRetry={() => product.refetch()}
          busy={product.isFetching}
        />
      </PanelBox>
    );
  } else {
    content = (
      <>
        <EditProductForm key={productId} product={product.data} />
        <FamilyBox key={`colours ${productId}`} product={product.data} />
      </>
    );
  }
  return (
    <PanelPage
      title={common.editProduct}
      actions={
        <ButtonLink as={Link} to={pages.adminProducts()} variant="secondary" size="sm">
          {common.allProducts}
        </ButtonLink>
      }
    >
      {content}
    </PanelPage>
  );
}
