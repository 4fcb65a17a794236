export { countOpenDisputes } from './hold/disputes.repository.ts';
export { countHeldOrders } from './hold/holds.repository.ts';
export { countOrders, countOrdersPerDay } from './panel/order-figures.repository.ts';
export {
  type Days,
  findOrderedProducts,
  findSoldSizes,
  type SalesRow,
  type SalesSum,
  sumSales,
} from './panel/sales.repository.ts';
export { countOpenReturns, readAnswerDeadline } from './returns/returns.repository.ts';
export { countTroubled } from './work/work.repository.ts';
export { type Deadline, readDispatchDeadline } from './work/work.service.ts';
