export { forgetAlertsOf, readOwnAlerts } from './own-alerts.repository.ts';
