import { join, resolve } from 'node:path';
import { SETTINGS_EXIT_CODE } from '@aaram/shared-domain/environment';
import { type EnvironmentOf, readEnvironment } from '@aaram/shared-domain/environment/schema';
import { createSandbox } from './sandbox.ts';
import { readSwitches } from './switches.ts';

type Environment = EnvironmentOf<'sandbox'>;

/** Prints what is wrong and ends the process. */
function refuse(reason: string, code: number): never {
  process.stderr.write(`${reason}\n`);
  process.exit(code);
}

function findProblems({ NODE_ENV, RAZORPAY_KEY_ID }: Environment): string[] {
  if (NODE_ENV === 'production') {
    return [
      'NODE_ENV: the payment sandbox takes no real money and does not run in production, set RAZORPAY_KEY_ID and start without it',
    ];
  }
  return RAZORPAY_KEY_ID.startsWith('rzp_test_')
    ? []
    : ['RAZORPAY_KEY_ID: must begin with rzp_test_, the payment sandbox works with test keys only'];
}

function readOrRefuse(): Environment {
  try {
    return readEnvironment('sandbox', process.env, findProblems);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), SETTINGS_EXIT_CODE);
  }
}

const env = readOrRefuse();
const { SANDBOX_SHOP_ORIGINS: shopOrigins, SANDBOX_PORT: port } = env;

const sandbox = createSandbox({
  keyId: env.RAZORPAY_KEY_ID,
  keySecret: env.RAZORPAY_KEY_SECRET,
  webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
  webhookUrl: env.SANDBOX_WEBHOOK_URL ?? `http://127.0.0.1:${env.API_PORT}/api/webhooks/razorpay`,
  pushUrl: `http://127.0.0.1:${env.API_PORT}/api/webhooks/carrier`,
  stateFile: join(resolve(env.DATA_DIR), 'payment-sandbox.json'),
  ...(shopOrigins === undefined ? {} : { shopOrigins: shopOrigins.split(',') }),
  switches: readSwitches(env),
});

const stop = () => {
  void sandbox.close().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The process that started this one is gone, and no other would stop it.
process.on('disconnect', stop);

sandbox.listen(port, env.SANDBOX_HOST).then(
  (address) => {
    process.stdout.write(`Payment sandbox at ${address}\n`);
    process.send?.({ kind: 'ready', port });
  },
  (error: unknown) =>
    refuse(
      `The payment sandbox could not start: ${error instanceof Error ? error.message : String(error)}. SANDBOX_PORT changes its port.`,
      1,
    ),
);
