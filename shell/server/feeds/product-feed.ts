import {
  type FeedPart,
  type FeedProduct,
  findAudience,
  listVariants,
  pathOfVariant,
} from '@aaram/shared-domain/catalog';
import { pages } from '@aaram/shared-domain/contract';
import { feedKeys, feedNameOf } from '@aaram/shared-domain/product-fields';

/** Google takes up to ten more pictures. */
const MAX_MORE_PICTURES = 10;
/** Longest title and description that Google takes, in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

const CURRENCY = 'INR';
const rupees = (amount: number) => [amount.toFixed(2), CURRENCY].join(' ');

/** The columns in the order of the file: the words of Google, which OpenAI and Meta read as well. */
const columns = [
  ...['id', 'item_group_id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'availability'],
  ...[
    'price',
    'maximum_retail_price',
    'condition',
    'brand',
    'identifier_exists',
    'product_type',
    'gender',
    'age_group',
  ],
  ...['size', ...feedKeys.map(feedNameOf), 'shipping'],
];
type Row = Readonly<Record<string, string>>;

/** The facts of a product, by their words of Google. */
const describeFacts = (product: FeedProduct): Row =>
  Object.fromEntries(feedKeys.map((key) => [feedNameOf(key), cell(product[key] ?? '')]));

/** A cell without tabs and line ends, which separate cells and rows. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const cut = (text: string, max: number) => [...cell(text)].slice(0, max).join('');

/** The rows of a product: one for each size. */
function listRows(product: FeedProduct, origin: string, brandName: string): Row[] {
  const { gender, isForChildren } = findAudience(product.category);
  const [image = '', ...more] = product.images.map((path) => new URL(path, origin).href);
  return listVariants(product).map((variant) => ({
    id: variant.id,
    item_group_id: product.groupId,
    title: cut(product.name, MAX_TITLE),
    description: cut(product.description || product.name, MAX_DESCRIPTION),
    link: origin + pathOfVariant(pages.product(product), variant),
    image_link: image,
    additional_image_link: more.slice(0, MAX_MORE_PICTURES).join(','),
    availability: variant.isAvailable ? 'in_stock' : 'out_of_stock',
    price: rupees(product.priceWithGst),
    // The law's price limit; in `price` beside a sale price it would say that there was a promotion.
    maximum_retail_price: product.mrp > product.priceWithGst ? rupees(product.mrp) : '',
    condition: 'new',
    brand: cell(product.brand ?? brandName),
    identifier_exists: 'no',
    product_type: cell(`${product.category} > ${product.subcategory}`),
    gender,
    age_group: isForChildren ? 'kids' : 'adult',
    ...describeFacts(product),
    size: variant.size ?? '',
    shipping: `IN:::${rupees(product.delivery)}`,
  }));
}

const line = (cells: readonly string[]) => `${cells.join('\t')}\n`;

/**
 * All products as tab-separated values in UTF-8, a part at a time (product-rules.md#product-feed). `origin` has no
 * trailing slash. Throws what `getPart` throws.
 */
export async function* writeProductFeed(
  getPart: (after: string | null) => Promise<FeedPart>,
  { origin, brandName }: { origin: string; brandName: string },
): AsyncGenerator<string> {
  let after: string | null = null;
  let head = line(columns);
  do {
    const part: FeedPart = await getPart(after);
    const rows = part.products.flatMap((product) => listRows(product, origin, brandName));
    yield head + rows.map((row) => line(columns.map((name) => row[name] ?? ''))).join('');
    head = '';
    after = part.after;
  } while (after !== null);
}
