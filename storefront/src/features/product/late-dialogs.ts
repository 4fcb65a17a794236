/** What the buttons of a product's page load when they are pressed: one file, since each adds to all first loads. */
export { openRestock } from './restock-dialog.tsx';
export { shareProduct } from './share-product.tsx';
