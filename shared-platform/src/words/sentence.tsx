import { createElement, Fragment, type ReactNode } from 'react';

/** Words and elements in the order of the language, as a function of a message file returns them. */
export type SentenceParts = readonly ReactNode[];

/** A sentence with links or other elements in it. It renders no element of its own. */
export function Sentence({ parts }: { parts: SentenceParts }) {
  // As arguments, not as a list: the parts never change their order, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
