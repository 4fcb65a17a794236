import { createDesignCalls } from '@aaram/shared-domain/contract';
import {
  type DesignDocument,
  type FindOutlines,
  type FontId,
  fontFor,
  type TextObject,
  type TextOutlines,
  walkObjects,
} from '@aaram/shared-domain/design';
import { usePlatform } from '@aaram/shared-platform';
import { useEffect, useMemo, useState } from 'react';

type Asked = { font: FontId; text: string };

/** Texts whose outlines are cached in this tab. */
const MAX_KNOWN = 300;
const MAX_PER_CALL = 20;
/** A key after a rest asks at once; keys that follow each other within REST_MS wait this long for the next one, ms. */
const PAUSE_MS = 50;
const REST_MS = 300;
let lastAskedAt = Number.NEGATIVE_INFINITY;
const known = new Map<string, TextOutlines>();
/** The last outlines of each object: they stay while the next ones come. */
const latest = new Map<string, TextOutlines>();

const keyOf = ({ font, text }: Asked) => `${font} ${text}`;
const askedFor = ({ text, font }: TextObject): Asked => ({ text, font: fontFor(text, font) });

function remember(asked: Asked, outlines: TextOutlines) {
  known.set(keyOf(asked), outlines);
  for (const key of [...known.keys()].slice(0, Math.max(0, known.size - MAX_KNOWN))) {
    known.delete(key);
  }
}

function rememberAll(missing: readonly Asked[], outlines: readonly TextOutlines[]): boolean {
  for (const [at, found] of outlines.entries()) {
    const asked = missing[at];
    if (asked !== undefined) {
      remember(asked, found);
    }
  }
  return true;
}

function listMissing(document: DesignDocument): Asked[] {
  const objects = Object.values(document.prints).flatMap((one) => [...walkObjects(one ?? [])]);
  const missing = new Map<string, Asked>();
  for (const object of objects) {
    if (object.kind === 'text') {
      const asked = askedFor(object);
      if (!known.has(keyOf(asked))) {
        missing.set(keyOf(asked), asked);
      }
    }
  }
  return [...missing.values()].slice(0, MAX_PER_CALL);
}

export type Outlines = {
  outlinesOf: FindOutlines;
  /** Texts could not be drawn. */
  hasFailed: boolean;
  retry: () => void;
};

/** The outlines of a document's texts, as the store prints them; asked for as they are typed. */
export function useOutlines(document: DesignDocument): Outlines {
  const { api } = usePlatform();
  const [version, setVersion] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const missing = listMissing(document);
  const waiting = missing.map(keyOf).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing is compared by its keys
  useEffect(() => {
    if (missing.length === 0) {
      return;
    }
    let isCurrent = true;
    const isRested = performance.now() - lastAskedAt > REST_MS;
    const ask = async () => {
      lastAskedAt = performance.now();
      const isThere = await createDesignCalls(api.call)
        .getOutlines(missing)
        .then(
          (outlines) => rememberAll(missing, outlines),
          () => false,
        );
      if (isCurrent) {
        setHasFailed(!isThere);
        setVersion((old) => (isThere ? old + 1 : old));
      }
    };
    const timer = setTimeout(ask, isRested ? 0 : PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [waiting, version, api]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another function, so that what uses it is drawn again
  const outlinesOf = useMemo<FindOutlines>(
    () => (text) => {
      const found = known.get(keyOf(askedFor(text)));
      if (found !== undefined) {
        if (latest.size >= MAX_KNOWN) {
          latest.clear();
        }
        latest.set(text.id, found);
      }
      return found ?? latest.get(text.id);
    },
    [version],
  );
  return { outlinesOf, hasFailed, retry: () => setVersion((old) => old + 1) };
}
