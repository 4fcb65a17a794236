export { paymentGatewayPlugin, paymentsModule } from './payments.routes.ts';
