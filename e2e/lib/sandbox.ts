type Switches = { loseEvents?: boolean; outage?: 'none' | 'error' | 'hang' | 'drop'; latencyMs?: number };

// The sandbox's public test keys, as every development start uses them.
const authorization = `Basic ${Buffer.from('rzp_test_sandbox:sandbox-key-secret').toString('base64')}`;

/** Makes the payment sandbox misbehave, or behave again. */
export async function setSwitches(sandboxUrl: string, switches: Switches): Promise<void> {
  const response = await fetch(`${sandboxUrl}/sandbox/switches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(switches),
  });
  if (!response.ok) {
    throw new Error(`The sandbox refused: ${await response.text()}`);
  }
}
