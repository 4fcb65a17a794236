import { createElement, Fragment, type ReactNode } from 'react';

/** Words and elements in the order of the language, as a function of a message file returns them. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  // As arguments, not as a list: the parts never change their order, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
