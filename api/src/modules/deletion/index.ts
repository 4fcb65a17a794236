export { deleteDueAccounts } from './deletion.service.ts';
