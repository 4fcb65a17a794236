import type { DraftDesign } from './draft-design.ts';

const DATABASE = 'aaram-designs';
const STORE = 'designs';
/** A login takes minutes; what is older is deleted. */
const MAX_AGE_MS = 24 * 3_600_000;
const MAX_STORED = 3;
/** Before the keys of drafts: one for each garment, until it is thrown away. */
const DRAFT = 'draft:';
/** A database of the browser that is blocked never answers. */
const PATIENCE_MS = 3000;

/** The last one, for browsers that store nothing: it lives as long as the page is not loaded again. */
let latest: { key: string; design: DraftDesign } | undefined;

const settle = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('The browser keeps nothing.'));
  });

/** Works on the designs of this browser; what is written stands there when it resolves. Rejects where nothing can be stored. */
async function withStore<Result>(work: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const open = indexedDB.open(DATABASE, 1);
  open.onupgradeneeded = () => open.result.createObjectStore(STORE);
  const database = await settle(open);
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const isOver = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error ?? new Error('The browser keeps nothing.'));
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), isOver]);
    return result;
  } finally {
    database.close();
  }
}

const inTime = <Result>(work: Promise<Result>) =>
  Promise.race([
    work,
    new Promise<never>((_done, failed) => setTimeout(failed, PATIENCE_MS, new Error('The browser does not answer.'))),
  ]);

/** Forgets designs that were left over, oldest first: their keys begin with the time. */
async function forgetOld(store: IDBObjectStore, now: number) {
  const keys = (await settle(store.getAllKeys()))
    .map(String)
    .filter((one) => !one.startsWith(DRAFT))
    .sort();
  const left = keys.slice(0, Math.max(0, keys.length - MAX_STORED));
  for (const key of new Set([...left, ...keys.filter((one) => Number.parseInt(one, 10) < now - MAX_AGE_MS)])) {
    store.delete(key);
  }
}

/**
 * Keeps a design through a login, in IndexedDB: session storage has no room for them. Answers its key,
 * and whether it outlives a reload of the page.
 */
export async function keepDesign(design: DraftDesign): Promise<{ key: string; isLasting: boolean }> {
  const now = Date.now();
  const key = `${now}-${Math.random().toString(36).slice(2)}`;
  latest = { key, design };
  const write = withStore(async (store) => {
    store.put(design, key);
    await forgetOld(store, now);
  });
  return inTime(write).then(
    () => ({ key, isLasting: true }),
    () => ({ key, isLasting: false }),
  );
}

/** A stored design; undefined when it is gone. */
export async function readDesign(key: string): Promise<DraftDesign | undefined> {
  if (latest?.key === key) {
    return latest.design;
  }
  const read = withStore((store) => settle<DraftDesign | undefined>(store.get(key)));
  return inTime(read).catch(() => undefined);
}

/** Forgets a design that has come where it belongs. */
export async function forgetDesign(key: string): Promise<void> {
  latest = undefined;
  await inTime(withStore(async (store) => void store.delete(key))).catch(() => undefined);
}

/** Stores the design that is being made for a garment; false where the browser stores nothing. */
export const writeDraft = (garment: string, draft: DraftDesign): Promise<boolean> =>
  inTime(withStore(async (store) => void store.put(draft, DRAFT + garment))).then(
    () => true,
    () => false,
  );

/** The design that was being made for a garment in this browser. */
export const readDraft = (garment: string): Promise<DraftDesign | undefined> =>
  inTime(withStore((store) => settle<DraftDesign | undefined>(store.get(DRAFT + garment)))).catch(() => undefined);

export const dropDraft = (garment: string): Promise<void> =>
  inTime(withStore(async (store) => void store.delete(DRAFT + garment))).catch(() => undefined);
