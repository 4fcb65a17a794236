export { actAsSeller, asStore, noteSeller, readAsSeller, withinParcelsOf } from './seller-rows.ts';
