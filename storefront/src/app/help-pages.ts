export { FindOrderPage } from './find-order-page.tsx';
export { GrievancePage } from './grievance-page.tsx';
export { UndoEmailPage } from './undo-email-page.tsx';
export { UnsubscribePage } from './unsubscribe-page.tsx';
