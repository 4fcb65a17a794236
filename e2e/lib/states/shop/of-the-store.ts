import { categories, type Product } from '@aaram/shared-domain/catalog';
import type { BlogPostSummary } from '@aaram/shared-domain/content';
import type { Page } from 'playwright-core';
import { oddPosts, oddProducts } from '../extremes.ts';
import type { State } from '../state.ts';
import { statesOfForms } from './of-forms.ts';

type Things = {
  product: Product;
  reviewed: Pick<Product, '_id'>;
  soldOut: Product;
  custom: Pick<Product, '_id' | 'images'>;
  post: BlogPostSummary;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
const main = (page: Page) => page.getByRole('main');
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

const toRead: State[] = [
  '/about',
  '/contact',
  '/faq',
  '/size-guide',
  '/grievance',
  '/find-order',
  '/return-policy',
  '/terms',
  '/privacy',
  '/shipping-policy',
  '/gallery',
  '/blogs',
].map((path) => ({ name: path, path, shows: heading }));

/** Two whole categories in both themes; one subcategory of the others, which look alike: cards take long to check. */
const wholeCategories = ['women', 'glow'];
const categoryPages: State[] = categories.flatMap(({ slug, subcategories }): State[] => [
  ...(wholeCategories.includes(slug)
    ? [
        { name: `/${slug}`, path: `/${slug}`, shows: heading },
        { name: `/${slug}, nothing found`, path: `/${slug}?brand=Unknown`, shows: 'No products match.' },
      ]
    : [
        {
          name: `/${slug}, one part`,
          path: `/${slug}?subcategory=${subcategories[0]}`,
          shows: heading,
          isTwin: true as const,
        },
        {
          name: `/${slug}, nothing found`,
          path: `/${slug}?brand=Unknown`,
          shows: 'No products match.',
          isTwin: true as const,
        },
      ]),
]);

/** Pages whose data the shop server or the API did not deliver. */
const failed: State[] = [
  { name: 'home, failed', path: '/', inside: true, answers: { '/auth/get-all-products': 500 }, shows: retry },
  { name: 'category, failed', path: '/women', inside: true, answers: { '/auth/get-all-products': 500 }, shows: retry },
  { name: 'search, failed', path: '/search?q=x', inside: true, answers: { '/auth/get-all': 500 }, shows: retry },
  {
    name: 'product, failed',
    path: `/single-product/${UNKNOWN_ID}`,
    inside: true,
    answers: { '/auth/products': 500 },
    shows: retry,
  },
  {
    name: 'blogs, loading',
    path: '/blogs',
    inside: true,
    answers: { '/blog/posts': 'silence' },
    shows: (page) => page.getByRole('heading', { name: /Latest Trends/ }),
  },
  { name: 'blogs, failed', path: '/blogs', inside: true, answers: { '/blog/posts': 500 }, shows: retry },
  { name: 'blogs, empty', path: '/blogs', inside: true, answers: { '/blog/posts': [] }, shows: 'No posts yet.' },
  { name: 'blogs, about a topic', path: '/blogs?category=Care', shows: 'Posts about Care' },
  { name: 'blogs, about nothing', path: '/blogs?tag=nothing', shows: 'No posts about nothing.' },
  { name: 'post, failed', path: `/blog-details/${UNKNOWN_ID}`, inside: true, answers: { '/blog': 500 }, shows: retry },
];

const missing: State[] = [
  { name: 'not found', path: '/no-such-page', shows: 'Oops! Page Not Found' },
  { name: 'product, not found', path: `/single-product/${UNKNOWN_ID}`, shows: 'Product not found.' },
  { name: 'post, not found', path: `/blog-details/${UNKNOWN_ID}`, shows: 'Post not found.' },
  { name: 'preview, ended', path: '/blog-preview/a-token', shows: 'This preview has ended.' },
  { name: 'search, nothing found', path: '/search?q=nothingofthesort', shows: 'No products match.' },
];

const productDialogs = ({ product, soldOut }: Things): State[] => [
  {
    name: 'product, sharing',
    path: `/single-product/${product._id}`,
    open: (page) => page.getByRole('button', { name: 'Share' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Share this product' }),
  },
  {
    name: 'product, telling when it is back',
    path: `/single-product/${soldOut._id}`,
    open: (page) => page.getByRole('button', { name: /^Tell me when/ }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Tell me when it is back' }),
  },
];

const openParts: State[] = [
  {
    name: 'menu drawer, open',
    path: '/faq',
    only: 'phone',
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Swimwears' }),
  },
  {
    name: 'Categories dropdown, open',
    path: '/faq',
    only: 'wide',
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.locator('header summary').click();
    },
    shows: (page) => page.locator('header details[open]').getByRole('link', { name: 'Swimwears' }),
  },
  {
    name: 'search suggestions, open',
    path: '/faq',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search products' }).fill('shirt');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
    shows: (page) => page.locator('[role=option][aria-selected=true]'),
  },
  {
    name: 'answer of the FAQ, open',
    path: '/faq',
    open: (page) => main(page).locator('details summary').first().click(),
    shows: (page) => main(page).locator('details[open] > :not(summary)').first(),
  },
  {
    name: 'filters, chosen',
    path: '/women?subcategory=Dresses&priceRange=1000-2000&sort=nameAZ',
    shows: (page) =>
      page
        .getByRole('link', { name: /Remove|Clear/ })
        .or(page.getByRole('button', { name: /Remove|Clear/ }))
        .first(),
  },
  ...['Filter', 'Sort'].map(
    (name): State => ({
      name: `${name} sheet, open`,
      path: '/women?subcategory=Dresses',
      only: 'phone',
      open: (page) => page.getByRole('navigation', { name: 'Filter and sort' }).getByRole('link', { name }).click(),
      shows: (page) => page.getByRole('dialog').getByRole('button', { name: /^Show/ }),
    }),
  ),
];

/** Any picture works for the print: this is the garment's own. */
async function putPictureOn(page: Page, picture: string) {
  const answer = await page.request.get(new URL(picture, page.url()).href);
  await page.getByLabel('Picture for the print').setInputFiles({
    name: 'print.webp',
    mimeType: answer.headers()['content-type'] ?? 'image/webp',
    buffer: await answer.body(),
  });
}

/** Products whose sellers and reviewers wrote too much or too little. */
function oddProductStates(product: Product): State[] {
  const { full, bare } = oddProducts(product);
  const state = (name: string, odd: Product): State => ({
    name,
    path: `/single-product/${odd._id}`,
    inside: true,
    answers: { [`/auth/products/${odd._id}/similar`]: [], [`/auth/products/${odd._id}`]: odd },
    shows: odd.name,
  });
  return [
    { ...state('product, too much of everything', full), isTwin: true },
    { ...state('product, nothing but a name', bare), isTwin: true },
    {
      ...state("product, a review's picture in full", full),
      open: (page) => page.getByRole('button', { name: 'Picture 1 by' }).first().click(),
      shows: (page) => page.getByRole('button', { name: 'Close Picture 1 by' }),
    },
  ];
}

function productStates({ product, reviewed, soldOut, custom, post }: Things): State[] {
  const path = `/single-product/${product._id}`;
  const { bare, full } = oddPosts(post);
  return [
    { name: 'product', path, shows: heading },
    {
      name: 'product with reviews',
      path: `/single-product/${reviewed._id}`,
      isTwin: true,
      shows: (page) => page.getByRole('region', { name: 'All reviews' }),
    },
    { name: 'product, sold out', path: `/single-product/${soldOut._id}`, isTwin: true, shows: 'Out of Stock' },
    {
      name: 'product, size chosen',
      path,
      open: async (page) => {
        await page.getByLabel('Size', { exact: true }).selectOption('S');
      },
      shows: (page) => page.getByRole('button', { name: 'Add to Cart' }).and(page.locator(':enabled')).first(),
    },
    {
      name: 'product, loading',
      path,
      inside: true,
      answers: { '/auth/products': 'silence' },
      shows: 'Loading product...',
    },
    {
      name: 'product, pictures in full screen',
      path,
      open: (page) => page.getByRole('button', { name: 'View full screen' }).click(),
      shows: (page) => page.getByRole('dialog').getByRole('img').first(),
    },
    {
      name: 'product, alert',
      path: `${path}?size=S`,
      open: (page) => page.getByRole('button', { name: 'Add to Cart' }).first().click(),
      shows: (page) => page.getByRole('alertdialog', { name: 'Please log in first!' }),
    },
    { name: 'customised product', path: `/customized/single-product/${custom._id}`, shows: heading },
    {
      name: 'customised product, a picture on it',
      path: `/customized/single-product/${custom._id}`,
      waitsForPicture: true,
      open: (page) => putPictureOn(page, custom.images[0] ?? ''),
      shows: (page) => page.getByRole('button', { name: 'Remove Picture' }),
    },
    {
      name: 'customised product, words for it',
      path: `/customized/single-product/${custom._id}`,
      open: async (page) => {
        await page.getByRole('combobox', { name: 'Size' }).scrollIntoViewIfNeeded();
        await page.getByRole('button', { name: 'Add text' }).click();
      },
      shows: (page) => page.getByLabel('Text', { exact: true }),
    },
    ...oddProductStates(product),
    { name: 'post', path: `/blog-details/${post._id}`, shows: heading },
    {
      name: 'post, preview of a draft',
      path: '/blog-preview/a-token',
      answers: { '/blog/previews': { ...full, publishedAt: null, state: 'draft' } },
      shows: 'Preview of a draft. It is not published.',
    },
    {
      name: 'post, without a picture, the only one',
      path: '/blog-details/bare',
      isTwin: true,
      inside: true,
      answers: { '/blog/posts/bare': bare, '/blog/posts': [bare] },
      shows: 'A few words.',
    },
    {
      name: 'post, ten pictures and a long title',
      path: '/blog-details/full',
      isTwin: true,
      inside: true,
      answers: { '/blog/posts/full': full, '/blog/posts': [full, bare, post] },
      shows: 'Image 1 of 10',
    },
    {
      name: 'blogs, odd ones',
      path: '/blogs',
      isTwin: true,
      inside: true,
      answers: { '/blog/posts': [post, full, bare] },
      shows: (page) => page.getByRole('link', { name: 'Read More: Short' }),
    },
  ];
}

/** Every state that a visitor meets. */
export function statesOfTheStore(things: Things): State[] {
  return [
    { name: 'home', path: '/', shows: heading },
    { name: 'search', path: '/search?q=hoodie', shows: heading },
    ...categoryPages,
    ...productStates(things),
    ...toRead,
    ...statesOfForms,
    ...openParts,
    ...productDialogs(things),
    ...missing,
    ...failed,
  ];
}
