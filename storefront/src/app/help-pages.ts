export { UndoEmailPage } from './account/undo-email-page.tsx';
export { UnsubscribePage } from './account/unsubscribe-page.tsx';
export { GrievancePage } from './info/grievance-page.tsx';
export { FindOrderPage } from './orders/find-order-page.tsx';
