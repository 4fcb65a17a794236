import type { StoreSettings } from '@aaram/shared-domain/settings';
import type { DehydratedState } from '@aaram/shared-platform/host';

/** What a browser needs to load a remote: its container with integrity, and the patterns of its pages. */
export type RemoteInfo = {
  name: string;
  version: string;
  /** Address and integrity of the container's script; null when the release could not be read. */
  entry: { url: string; integrity: string } | null;
  patterns: string[];
};

/** All that the server passes to the page's script, as JSON in the document. */
export type BootData = {
  settings: StoreSettings;
  origin: string;
  /** Id of the release set this document was made from. */
  releaseSet: string;
  remotes: Record<string, RemoteInfo>;
  /** Script policy of this document: checkout's allows the payment provider. */
  policy: 'store' | 'checkout';
  /** URL of the shop; set only when this is the back office alone. */
  shopUrl?: string | undefined;
  /** Whether the page itself was rendered, and not only the frame around it. */
  isRendered: boolean;
  hydration: { loaderData: Record<string, unknown> };
  queries: DehydratedState;
};

/** Id of the script element that holds the boot data. */
export const BOOT_ELEMENT_ID = 'boot';

/** Reads the boot data from the document. Throws when it has none. */
export function readBootData(): BootData {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) {
    throw new Error('The document carries no boot data: it did not come from the shop server.');
  }
  return JSON.parse(text);
}

/** JSON that cannot close its script element early, whatever its strings contain. */
export function serialiseForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
