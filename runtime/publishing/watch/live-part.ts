/** The live release of a part, as far as it is judged. */
export type LivePart = {
  part: string;
  version: string;
  /** The change of the set that made it live. Counts from before it say nothing of it. */
  revision: number;
  isGood: boolean;
  /** What visitors get when it is taken back; undefined when no good release is known. */
  lastGood: string | undefined;
};
