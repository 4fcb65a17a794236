export { describeDisplay, type PaymentDisplay } from './payment-display.ts';
