import { useEffect, useState } from 'react';
import { isAnimated } from '#picture-file/index.ts';

/** Whether each of these pictures is animated; one that cannot be read is not. */
const readAll = (files: readonly File[]) =>
  Promise.all(files.map(async (file) => [file, await isAnimated(file).catch(() => false)] as const));

/** The names of the pictures that are animated, once they were read. */
export function useAnimated(files: readonly File[]): string[] {
  const [known, setKnown] = useState<ReadonlyMap<File, boolean>>(new Map());
  useEffect(() => {
    let isOver = false;
    const fresh = files.filter((file) => file.type.startsWith('image/') && !known.has(file));
    async function read() {
      const found = await readAll(fresh);
      if (!isOver) {
        setKnown((before) => new Map([...before, ...found].filter(([file]) => files.includes(file))));
      }
    }
    if (fresh.length > 0) {
      void read();
    }
    return () => {
      isOver = true;
    };
  }, [files, known]);
  return files.filter((file) => known.get(file)).map(({ name }) => name);
}
