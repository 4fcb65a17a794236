import { createHash } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { createSharedWork } from '@aaram/runtime/queues';
import {
  areaSetOf,
  clothOf,
  type DesignDocument,
  type DesignObject,
  type DisplayItem,
  describeDesign,
  type FindOutlines,
  findArea,
  findGarment,
  fitTexts,
  fontFor,
  listPrinted,
  type Problem,
  paint,
  preflight,
  type TextOutlines,
  withTexts,
} from '@aaram/shared-domain/design';
import { findPrintable } from '#modules/catalog/index.ts';
import { type MediaStore, type Pictures, readOriginal } from '#modules/media/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import { beyondDeadline, timeLeft } from '#plugins/deadline.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/designs.ts';
import { createGate } from '#work-process/gate.ts';
import { WorkLost } from '#work-process/work-process.ts';
import { findPrintByHash, insertPrint, type PrintRow } from './design-prints.repository.ts';
import { type DesignRow, findDesign } from './designs.repository.ts';
import { listMedia, walkDocument } from './list-media.ts';
import { mayUsePictures } from './may-use-pictures.ts';
import { shapeText } from './outlines/shape-text.ts';
import type { Originals } from './render/load-pictures.ts';
import { inRenderProcess } from './render/render-process.ts';
import type { PrintedArea } from './render/render-work.ts';

/** Designs that are made ready at once, and that wait. */
const gate = createGate({ atOnce: 1, waiting: 20, busy: texts.busy });

type Printed = Omit<PrintRow, 'id'>;
type Context = { db: Pool; pictures: Pictures; mediaStore: Pick<MediaStore, 'read'> };

/** The outlines of every text of a document, for the pure functions that paint it. */
async function readOutlines(document: DesignDocument): Promise<FindOutlines> {
  const known = new Map<string, TextOutlines>();
  const keyOf = (text: string, font: string) => `${font} ${text}`;
  for (const object of walkDocument(document)) {
    if (object.kind === 'text') {
      const font = fontFor(object.text, object.font);
      known.set(keyOf(object.text, font), await shapeText(object.text, font));
    }
  }
  return ({ text, font }) => known.get(keyOf(text, fontFor(text, font)));
}

/** The uploaded files of a document; undefined when one is gone. */
export async function readOriginals(
  store: Pick<MediaStore, 'read'>,
  media: readonly string[],
): Promise<Originals | undefined> {
  const originals: Record<string, Uint8Array> = {};
  for (const url of media) {
    const bytes = await readOriginal(store, url);
    if (bytes === undefined) {
      return undefined;
    }
    originals[url] = bytes;
  }
  return originals;
}

/** A document whose pictures have the sizes that they really have. */
function withSizes(document: DesignDocument, sizes: Record<string, { width: number; height: number }>): DesignDocument {
  const change = (object: DesignObject): DesignObject => {
    if (object.kind === 'group') {
      return { ...object, children: object.children.map(change) };
    }
    return object.kind === 'picture' ? { ...object, pixels: sizes[object.media] ?? object.pixels } : object;
  };
  const prints = Object.entries(document.prints).map(([area, objects]) => [area, objects?.map(change)]);
  return { ...document, prints: Object.fromEntries(prints) };
}

type Laid = { prints: PrintedArea[]; lists: Record<string, DisplayItem[]>; problems: Problem[]; sentence: string };

/** What to paint in each area, and what may print badly. */
function layOutDesign(document: DesignDocument, cloth: string, outlinesOf: FindOutlines): Laid {
  const laid: Laid = { prints: [], lists: {}, problems: [], sentence: describeDesign(document, outlinesOf) };
  for (const id of listPrinted(document)) {
    const area = findArea(document.areas, id);
    const objects = document.prints[id] ?? [];
    if (area !== undefined) {
      const items = paint(objects, outlinesOf);
      laid.prints.push({ area, items });
      laid.lists[id] = items;
      laid.problems.push(...preflight(objects, { area, outlinesOf, cloth }));
    }
  }
  return laid;
}

type Product = NonNullable<Awaited<ReturnType<typeof findPrintable>>>;

/** The garment that a design is put on, and its hash; the refusal when it does not fit. */
function fitToProduct({ document, productId }: Pick<DesignRow, 'document' | 'productId'>, product: Product) {
  if (product.category !== 'Customized') {
    return refuse('UNAVAILABLE', texts.noGarment);
  }
  const garment = findGarment(product);
  if (areaSetOf(garment) !== document.areas) {
    return refuse('UNAVAILABLE', texts.otherGarment);
  }
  if (listPrinted(document).length === 0) {
    return refuse('INVALID_INPUT', texts.empty, { issues: [{ path: 'document', message: texts.empty }] });
  }
  const cloth = clothOf(garment, product.colour);
  const hash = createHash('sha256')
    .update(JSON.stringify([document, productId, cloth]))
    .digest('hex');
  return { garment, cloth, colour: product.colour ?? '', hash };
}

/** Paints both pictures of a design; the refusal when that cannot be done now. */
async function paintPictures(
  { prints }: Laid,
  originals: Originals,
  { garment, cloth }: Pick<PrintRow, 'garment' | 'cloth'>,
): Promise<Outcome<Buffer[]>> {
  try {
    const { raw, preview } = await inRenderProcess('paintPictures', { prints, originals, garment, cloth });
    return [Buffer.from(raw), Buffer.from(preview)];
  } catch (error) {
    if (error instanceof WorkLost) {
      return refuse('UNAVAILABLE_NOW', texts.tryAgain, { retryAfterSeconds: 5 });
    }
    throw error;
  }
}

type Fitted = Pick<PrintRow, 'ownerId' | 'productId' | 'document' | 'garment' | 'cloth' | 'colour' | 'hash'> & {
  /** The texts that have other words than the design. */
  named: readonly string[];
};

/** Fixes what is painted, and makes and stores the pictures of it. */
async function makePrint(fitted: Fitted, { db, pictures, mediaStore }: Context): Promise<Outcome<Printed>> {
  const { ownerId, cloth } = fitted;
  const media = listMedia(fitted.document);
  const originals = (await mayUsePictures(db, pictures, ownerId, media)) && (await readOriginals(mediaStore, media));
  if (!originals) {
    return refuse('UNAVAILABLE', texts.pictureGone);
  }
  const measured = withSizes(fitted.document, await inRenderProcess('measure', originals));
  const outlinesOf = await readOutlines(measured);
  const document = fitTexts(measured, fitted.named, outlinesOf);
  const laid = layOutDesign(document, cloth, outlinesOf);
  const painted = await paintPictures(laid, originals, fitted);
  if (painted instanceof Refusal) {
    return painted;
  }
  const { lists, problems, sentence } = laid;
  return pictures.keep(painted, { purpose: 'design', ownerId }, async ([rawImage = '', previewImage = ''], tx) => {
    const { named: _, ...fixed } = fitted;
    const print = { ...fixed, document, lists, problems, sentence, rawImage, previewImage };
    await insertPrint(tx, print);
    return print;
  });
}

/** Prints that are being made, by owner and hash; the gate bounds how many. */
const printing = createSharedWork<Outcome<Printed>>();
/** Before the end of a call, ms: time to answer. */
const ANSWER_MS = 500;

/** A print that is being made, or begins to be; it goes on when the call that began it has been answered. */
function beginPrint(fitted: Fitted, context: Context): Promise<Outcome<Printed>> {
  return printing.run(`${fitted.ownerId} ${fitted.hash}`, () =>
    beyondDeadline(() => gate.runOrRefuse(() => makePrint(fitted, context))),
  );
}

/** What is awaited, or nothing when the call has to be answered before. */
async function inTimeOf<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    const left = timeLeft() - ANSWER_MS;
    if (Number.isFinite(left)) {
      timer = setTimeout(done, Math.max(0, left), undefined);
    }
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

type Asked = { id: string; ownerId: string; productId: string; texts?: Readonly<Record<string, string>> | undefined };

/** A user's design on a product, with other words for some texts; or why that cannot be. */
async function fitDesign(db: Pool, { id, ownerId, productId, texts: words = {} }: Asked) {
  const design = await findDesign(db, id, ownerId);
  const product = await findPrintable(db, productId);
  if (design === undefined || product === undefined) {
    return refuse('NOT_FOUND', design === undefined ? texts.notFound : common.productNotFound);
  }
  const document = withTexts(design.document, words);
  if (document === undefined) {
    return refuse('INVALID_INPUT', texts.noSuchText, { issues: [{ path: 'texts', message: texts.noSuchText }] });
  }
  const fit = fitToProduct({ document, productId }, product);
  return fit instanceof Refusal ? fit : { ...fit, document };
}

/** What was made ready of a design as it is now; undefined when that is not done, or cannot be. */
export async function findReadyPrint(db: Pool, asked: Asked): Promise<PrintRow | undefined> {
  const fit = await fitDesign(db, asked);
  return fit instanceof Refusal ? undefined : findPrintByHash(db, asked.ownerId, fit.hash);
}

/**
 * Makes a design ready for a cart (product-rules.md#designs): what is painted is fixed with its outlines, and its two
 * pictures are made from that. With `texts` some of its texts have other words, and are smaller where these would not fit.
 * The same design on the same product answers the same pictures. When it takes longer than a
 * call may, nothing is answered and it goes on: the same call a second later has it.
 */
export async function printDesign(
  db: Pool,
  asked: Asked,
  context: Omit<Context, 'db'>,
): Promise<Outcome<Printed | undefined>> {
  const { ownerId, productId, texts: words = {} } = asked;
  const fit = await fitDesign(db, asked);
  if (fit instanceof Refusal) {
    return fit;
  }
  const known = await findPrintByHash(db, ownerId, fit.hash);
  if (known && (await context.pictures.areOwn(ownerId, 'design', [known.rawImage, known.previewImage]))) {
    return known;
  }
  return inTimeOf(beginPrint({ ...fit, ownerId, productId, named: Object.keys(words) }, { ...context, db }));
}
