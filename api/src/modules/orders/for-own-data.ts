export {
  readOwnOrderHistory,
  readOwnOrderLines,
  readOwnOrders,
  readOwnParcelHistory,
  readOwnParcels,
  readOwnPaymentMismatches,
  readOwnProviderRefunds,
  readOwnRefunds,
  readOwnReturnHistory,
  readOwnReturns,
  readOwnTaxDocuments,
} from './own-orders.repository.ts';
