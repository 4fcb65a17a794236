import { currentTracing, setTracing } from '@aaram/shared-domain/tracing';

/** Turns tracing on when there is a collector. Without one no library is loaded. */
export async function startTracing(options: { endpoint: string | undefined; service: string }): Promise<void> {
  const { endpoint, service } = options;
  if (endpoint !== undefined) {
    const { createTracing } = await import('./open-telemetry.ts');
    setTracing(createTracing(endpoint, service));
  }
}

/** Sends what is left, and turns tracing off. */
export async function stopTracing(): Promise<void> {
  const running = currentTracing();
  setTracing(undefined);
  await running?.stop();
}
