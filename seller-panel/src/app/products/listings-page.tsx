import { PanelPage } from '@aaram/shared-panel';
import { WeakestListings } from '#features/listings/weakest-listings.tsx';
import * as common from '#texts/common.ts';

/** The scores of listings, the weakest first. */
export function ListingsPage() {
  return (
    <PanelPage title={common.listings}>
      <WeakestListings />
    </PanelPage>
  );
}
