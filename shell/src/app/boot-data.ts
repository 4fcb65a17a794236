import type { StoreSettings } from '@aaram/shared-domain/settings';
import type { DehydratedState } from '@aaram/shared-platform/host';

/** What a browser needs to take a remote: its container, pinned, and the pages it answers. */
export type RemoteInfo = {
  name: string;
  version: string;
  /** Address and integrity of the container's script; null when the release could not be read. */
  entry: { url: string; integrity: string } | null;
  /** Addresses of what the container loads first; asked for afresh before a second try. */
  files: string[];
  patterns: string[];
};

/** Everything the server tells the page's script, as JSON in the document. */
export type BootData = {
  settings: StoreSettings;
  origin: string;
  /** Id of the release set this document was made from. */
  releaseSet: string;
  remotes: Record<string, RemoteInfo>;
  /** Script policy of this document: checkout's allows the payment provider. */
  policy: 'store' | 'checkout';
  /** Where the shop is, when this is the back office alone. */
  shopUrl?: string | undefined;
  /** Whether the page itself was rendered, and not only the frame around it. */
  isRendered: boolean;
  hydration: { loaderData: Record<string, unknown> };
  queries: DehydratedState;
};

/** Id of the script element that holds it. */
export const BOOT_ELEMENT_ID = 'boot';

/** Reads the boot data out of the document. */
export function readBootData(): BootData {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) {
    throw new Error('The document carries no boot data: it did not come from the shop server.');
  }
  return JSON.parse(text);
}

/** JSON that cannot end its script element early, whatever its strings hold. */
export function serialiseForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
