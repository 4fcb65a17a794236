import { LOCAL } from '@aaram/shared-platform/designs';
import { useEffect, useMemo } from 'react';

/** Pictures that only this browser has: their files, and addresses with which it shows them. */
export type LocalPictures = {
  add: (file: Blob) => string;
  restore: (pictures: readonly (readonly [string, Blob])[]) => void;
  list: () => [string, Blob][];
  /** An address that the browser can show, for one of a document. */
  srcOf: (media: string) => string;
};

export function useLocalPictures(): LocalPictures {
  const files = useMemo(() => new Map<string, { file: Blob; url: string }>(), []);
  useEffect(
    () => () => {
      for (const { url } of files.values()) {
        URL.revokeObjectURL(url);
      }
    },
    [files],
  );
  return useMemo(() => {
    const store = (local: string, file: Blob) => {
      files.set(local, { file, url: URL.createObjectURL(file) });
      return local;
    };
    return {
      add: (file) => store(`${LOCAL}${crypto.randomUUID()}`, file),
      restore: (pictures) => {
        for (const [local, file] of pictures) {
          if (!files.has(local)) {
            store(local, file);
          }
        }
      },
      list: () => [...files].map(([local, { file }]) => [local, file]),
      srcOf: (media) => files.get(media)?.url ?? media,
    };
  }, [files]);
}
