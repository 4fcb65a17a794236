import { join, resolve } from 'node:path';
import { SANDBOX_KEYS } from '@aaram/shared-domain/environment';
import { createSandbox } from './sandbox.ts';
import { readSwitches } from './switches.ts';

// The same names and defaults as the API's own configuration, which refuses these secrets in production.
const {
  NODE_ENV,
  DATA_DIR = '.data',
  SANDBOX_PORT = '4010',
  SANDBOX_HOST = '127.0.0.1',
  SANDBOX_SHOP_ORIGINS,
  API_PORT = '4000',
  RAZORPAY_KEY_ID = SANDBOX_KEYS.keyId,
  RAZORPAY_KEY_SECRET = SANDBOX_KEYS.keySecret,
  RAZORPAY_WEBHOOK_SECRET = SANDBOX_KEYS.webhookSecret,
  SANDBOX_WEBHOOK_URL = `http://127.0.0.1:${API_PORT}/api/webhooks/razorpay`,
} = process.env;

/** Ends the process with one clear line. */
function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

if (NODE_ENV === 'production') {
  refuse(
    'The payment sandbox takes no real money and does not run in production. Set RAZORPAY_KEY_ID and start without it.',
  );
}
if (!RAZORPAY_KEY_ID.startsWith('rzp_test_')) {
  refuse('The payment sandbox works with test keys only: RAZORPAY_KEY_ID must begin with rzp_test_.');
}

const sandbox = createSandbox({
  keyId: RAZORPAY_KEY_ID,
  keySecret: RAZORPAY_KEY_SECRET,
  webhookSecret: RAZORPAY_WEBHOOK_SECRET,
  webhookUrl: SANDBOX_WEBHOOK_URL,
  stateFile: join(resolve(DATA_DIR), 'payment-sandbox.json'),
  ...(SANDBOX_SHOP_ORIGINS === undefined ? {} : { shopOrigins: SANDBOX_SHOP_ORIGINS.split(',') }),
  switches: readSwitches(process.env),
});

const stop = () => {
  void sandbox.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Whoever started us is gone: nobody would ever stop us.
process.on('disconnect', stop);

sandbox.listen(Number(SANDBOX_PORT), SANDBOX_HOST).then(
  (address) => {
    process.stdout.write(`Payment sandbox at ${address}\n`);
    process.send?.({ kind: 'ready', port: Number(SANDBOX_PORT) });
  },
  (error: unknown) =>
    refuse(
      `The payment sandbox could not start: ${error instanceof Error ? error.message : String(error)}. SANDBOX_PORT changes its port.`,
    ),
);
