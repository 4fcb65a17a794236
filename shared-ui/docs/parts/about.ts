/** What the page of a component says in the Storybook; its stories give it as `parameters.about`. */
export type About = {
  /** What it is for, in a sentence or two. */
  for: string;
  /** When to take something else, and what. */
  notFor: readonly string[];
  /** Its parts, each with what it holds. */
  anatomy: readonly string[];
  /** What each key does; empty for a component that takes no focus. */
  keyboard: Readonly<Record<string, string>>;
};
