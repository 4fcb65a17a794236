import type { HeadTags } from '@aaram/shared-platform';
import * as rests from './head-rests.ts';

/** A head with what `pick` takes of `head-rests`: at once in a document, by a file of its own in a browser. */
export const withRest = (head: HeadTags, pick: (all: typeof rests) => Partial<HeadTags>): HeadTags =>
  process.env.BROWSER_BUILD
    ? { ...head, rest: async () => pick(await import(/* webpackChunkName: "head-rests" */ './head-rests.ts')) }
    : { ...head, ...pick(rests) };
