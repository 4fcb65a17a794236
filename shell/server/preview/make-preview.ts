import { StartProblem } from '@aaram/runtime/problems';
import type { ReleasePreview, ReleasePreviewInput } from '@aaram/shared-domain/release';
import * as texts from '#texts/release-moves.ts';
import { PARAMETER, PREVIEW_MS, signPreview } from './preview-address.ts';
import type { ReadPreviewSet } from './read-preview-set.ts';

type Maker = {
  secret: string | undefined;
  publicUrl: string | undefined;
  readSet: ReadPreviewSet;
};
export type MakePreview = (requested: ReleasePreviewInput) => Promise<ReleasePreview>;

/** A page that needs no parameter. */
const findPlainPage = (patterns: readonly string[]) => patterns.find((pattern) => !/[:*]/.test(pattern)) ?? '/';

/** Makes the signed address that shows a stored release. Throws the reasons when it cannot be shown. */
export const createPreviewMaker =
  ({ secret, publicUrl, readSet }: Maker): MakePreview =>
  async ({ part, version }) => {
    if (secret === undefined) {
      throw new StartProblem(texts.secretNotSet);
    }
    const { remotes } = await readSet(part, version);
    const until = Date.now() + PREVIEW_MS;
    const path = findPlainPage(remotes[part]?.info.patterns ?? []);
    const address = `${path}?${PARAMETER}=${await signPreview({ part, version, until }, secret)}`;
    return { address: `${publicUrl ?? ''}${address}`, until: new Date(until).toISOString() };
  };
