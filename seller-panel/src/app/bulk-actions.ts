import { ChangeOrders, ChangeProducts } from '#features/bulk/bulk-actions.tsx';
import type { BulkAction } from '#lib/list/selection-bar.tsx';

/** What can be done with selected products: each draws its button in the bar of the selection. */
export const productActions: readonly BulkAction[] = [{ id: 'change', Action: ChangeProducts }];
/** What can be done with selected orders. */
export const orderActions: readonly BulkAction[] = [{ id: 'change', Action: ChangeOrders }];
