import type { CDPSession, Page } from 'playwright-core';

export type Asked = { method: string; url: string };
export type Stub = { status: number; json: object };

/** What a call gets instead of the API's answer; `silence` is none at all, undefined the API's own. */
type FindStub = (asked: Asked) => Stub | 'silence' | undefined;

const stubs = new WeakMap<Page, CDPSession>();

/** Ends the stubbed responses of a page. */
export async function stopStubbing(page: Page): Promise<void> {
  const stub = stubs.get(page);
  stubs.delete(page);
  await stub?.detach();
}

/** Stubs responses without page.route, which would load and compile all scripts again: it turns the cache off. */
export async function stubCalls(page: Page, find: FindStub): Promise<void> {
  await stopStubbing(page);
  const stub = await page.context().newCDPSession(page);
  stubs.set(page, stub);
  async function give({ requestId, request }: { requestId: string; request: Asked }) {
    const answer = find(request);
    if (answer === undefined) {
      await stub.send('Fetch.continueRequest', { requestId });
    } else if (answer !== 'silence') {
      const body = Buffer.from(JSON.stringify(answer.json)).toString('base64');
      const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
      await stub.send('Fetch.fulfillRequest', { requestId, responseCode: answer.status, responseHeaders, body });
    }
  }
  // A page that was left needs no answer any more.
  stub.on('Fetch.requestPaused', (paused) => give(paused).catch(() => undefined));
  // What links of a stubbed answer lead to is not there: nothing is fetched before it is asked for.
  await stub.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await stub.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}
