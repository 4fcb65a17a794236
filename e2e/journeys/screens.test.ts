import { categories } from '@aaram/shared-domain/catalog';
import { describe, expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { takeSample } from '#lib/long-form.ts';
import { deliverOne } from '#lib/orders.ts';
import { fetchPatiently } from '#lib/patiently.ts';
import { addProduct, clientOf } from '#lib/shopping.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser({ isQuiet: true, hasPictures: true });

describe('category pages', () => {
  // rules: categories
  it('shows the page of every category', async () => {
    const { page } = await visit();
    for (const { name, slug } of takeSample(categories, 5)) {
      await page.goto(`${shopUrl}/${slug}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { items, total } = await clientFor(shopUrl).getProducts({ category: name });
      expect(total, slug).toBeGreaterThan(0);
      // Products out of stock are listed too, but do not link to a page.
      for (const { name: shown } of items.filter(({ isAvailable }) => isAvailable).slice(0, 4)) {
        await page.getByRole('link', { name: shown }).first().waitFor();
      }
    }
  });

  it('sorts in the four orders, keeps the order in the address, and back restores list and position', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/women?sort=priceLowHigh`);
    const { items } = await clientFor(shopUrl).getProducts({ category: 'Women', sort: 'priceLowHigh' });
    const target = page.getByRole('link', { name: items[11]?.name ?? '' }).first();
    await settled(page);
    await target.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await target.click();
    await page.waitForURL('**/single-product/**');
    await page.goBack();
    await page.waitForURL('**/women?sort=priceLowHigh');
    await target.waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  });
});

describe('search', () => {
  // rules: search
  it('finds by name, brand, category and subcategory, whatever the case', async () => {
    const { items } = await clientFor(shopUrl).getProducts({ limit: 60 });
    const model = items.find(({ brand, subcategory }) => brand !== null && subcategory !== '');
    const { page } = await visit();
    await page.goto(`${shopUrl}/faq`);
    const field = page.getByRole('combobox', { name: /search/i });
    for (const typed of [model?.name, model?.brand, model?.category, model?.subcategory]) {
      const { items: found } = await clientFor(shopUrl).getProducts({ q: typed ?? '', limit: 60 });
      await field.fill((typed ?? '').toUpperCase());
      // Above the products stand searches within a category.
      const options = page.getByRole('listbox').locator('[role=option]:not([href^="/search"])');
      await options.first().waitFor();
      // Until the new suggestions arrive, those for the previous text may still show.
      const findForeign = async () =>
        (await options.allTextContents()).filter((text) => !found.some(({ name }) => text.startsWith(name)));
      await expect.poll(findForeign).toEqual([]);
      expect(await options.count()).toBeLessThanOrEqual(10);
      await field.fill('');
      await options.first().waitFor({ state: 'hidden' });
    }
  });
});

describe('a product page', () => {
  // rules: product-page
  it('shows a product with thumbnails on the right and everything named', async () => {
    const { items } = await clientFor(shopUrl).getProducts({ category: 'Women', limit: 60 });
    const product = items.find(({ images, brand }) => images.length > 1 && brand !== null);
    const name = product?.name ?? '';
    const { page } = await visit();
    await page.goto(`${shopUrl}/single-product/${product?._id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const main = page.getByRole('main');
    for (const text of [product?.brand ?? '', 'Women', product?.subcategory ?? '', '₹']) {
      await main.getByText(text).first().waitFor();
    }
    const { description } = await clientFor(shopUrl).getProduct(product?._id ?? '');
    expect(await main.textContent()).toContain(description);
    await main.getByRole('button', { name: 'Add to Cart' }).first().waitFor();
    await main.getByRole('button', { name: 'Buy Now' }).first().waitFor();
    const large = await main.getByRole('img', { name, exact: true }).first().boundingBox();
    const small = await main
      .getByRole('button', { name: /view 2|2 of/i })
      .first()
      .boundingBox();
    expect((small?.x ?? 0) > (large?.x ?? 0) + (large?.width ?? 0) / 2).toBe(true);
  });

  // rules: reviews-shown
  it('keeps the reviews within 400 px', async () => {
    const product = await addProduct(shopUrl, 20);
    for (let count = 0; count < 4; count += 1) {
      const shopper = await newShopper(shopUrl);
      const api = clientFor(shopUrl, shopper.token);
      await deliverOne({ shopUrl, sandboxUrl }, api, product);
      await api.addReview({ productId: product._id, rating: 4, comment: 'Soft, and it keeps its shape.\n'.repeat(12) });
    }
    const { page } = await visit();
    await page.goto(`${shopUrl}/single-product/${product._id}`);
    await settled(page);
    const panel = page.getByRole('region', { name: 'All reviews' });
    // When it comes near, the part that the server drew is taken over by another one.
    const heightWhenNear = async () => {
      await panel.scrollIntoViewIfNeeded().catch(() => undefined);
      return (await panel.boundingBox())?.height;
    };
    await expect.poll(heightWhenNear).toBe(400);
    expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  });
});

describe('a customised piece', () => {
  // rules: addresses-of-pages
  it('lets a shopper put an own picture on a customised piece, and buys it', async () => {
    const shopper = await newShopper(shopUrl);
    const { items } = await clientFor(shopUrl).getProducts({ category: 'Customized', limit: 60 });
    const product = items.find(({ stock, isAvailable }) => isAvailable && stock.some(({ quantity }) => quantity > 0));
    const picture = await fetch(new URL(product?.images[0] ?? '', shopUrl));
    const { page } = await visit();
    await takeSessionOf(page, shopper);
    await page.goto(`${shopUrl}/customized/single-product/${product?._id}`);
    await settled(page);
    await page.getByLabel('Picture for the print').setInputFiles({
      name: 'cat.webp',
      mimeType: picture.headers.get('content-type') ?? 'image/webp',
      buffer: Buffer.from(await picture.arrayBuffer()),
    });
    await page.getByRole('button', { name: 'Remove Picture' }).waitFor();
    const size = product?.stock.find(({ quantity }) => quantity > 0)?.size ?? '';
    const choice = page.getByRole('combobox', { name: 'Size', exact: true });
    if ((await choice.count()) > 0) {
      await choice.selectOption(size);
    }
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByText('Item added to cart!').waitFor();
    const cart = await clientFor(shopUrl, shopper.token).getCart(shopper.user.id);
    expect(cart.items[0]?.customImages).toEqual({ rawImage: expect.any(String), previewImage: expect.any(String) });
    await page.goto(`${shopUrl}/cart`);
    const preview = page.getByRole('main').locator(`img[src="${cart.items[0]?.customImages?.previewImage}"]`);
    await preview.first().waitFor();
  });
});

describe('the rest of the store', () => {
  // rules: addresses-of-pages
  it('is readable without a script on its rarer pages too', async () => {
    const [custom] = (await clientFor(shopUrl).getProducts({ category: 'Customized', limit: 1 })).items;
    const pages = [
      { path: `/customized/single-product/${custom?._id}`, text: custom?.name },
      { path: '/forgot-password', text: 'Forgot password' },
      { path: '/reset-password/a-token', text: 'Reset password' },
      ...categories.map(({ slug, label }) => ({ path: `/${slug}`, text: label })),
    ];
    for (const { path, text } of pages) {
      const html = await (await fetchPatiently(`${shopUrl}${path}`)).text();
      expect(html.slice(html.indexOf('<main'), html.indexOf('</main>')), path).toContain(text);
    }
  });

  // rules: information-pages
  it('opens one answer of the FAQ at a time', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/faq`);
    const answers = page.getByRole('main').locator('details');
    const isOpen = (index: number) => answers.nth(index).evaluate((element) => (element as HTMLDetailsElement).open);
    await answers.nth(0).locator('summary').click();
    await expect.poll(() => isOpen(0)).toBe(true);
    await answers.nth(1).locator('summary').click();
    await expect.poll(async () => [await isOpen(0), await isOpen(1)]).toEqual([false, true]);
    await answers.nth(1).locator('summary').click();
    await expect.poll(() => isOpen(1)).toBe(false);
  });

  // rules: charges-today-stand-beside-policies
  it('says what delivery costs today before the general terms, and larger', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/shipping-policy`);
    const main = page.getByRole('main');
    const today = main.getByText(/^At checkout today, delivery is ₹/).first();
    const terms = main.getByText('Free shipping above ₹999');
    const measure = (text: typeof today) =>
      text.evaluate((element) => ({
        size: Number.parseFloat(getComputedStyle(element).fontSize),
        top: element.getBoundingClientRect().top,
      }));
    const [large, small] = [await measure(today), await measure(terms)];
    expect(large.size).toBeGreaterThan(small.size);
    expect(large.top).toBeLessThan(small.top);
  });

  // rules: related-reads
  it('relates other posts in three columns', async () => {
    const [post] = (await clientFor(shopUrl).getPosts({ limit: 1 })).items;
    const { page } = await visit();
    await page.goto(`${shopUrl}/blog-details/${post?._id}`);
    const cards = page.getByRole('region', { name: 'Related Reads' }).getByRole('listitem');
    await cards.first().waitFor();
    const columns = await cards.evaluateAll(
      (items) => new Set(items.map((item) => item.getBoundingClientRect().x)).size,
    );
    expect(columns).toBe(3);
  });

  // rules: footer
  it("shows 30 pictures of the founder's moments", async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/gallery`);
    await page.getByRole('heading', { level: 1, name: "Founder's Milestone & Memory lane" }).waitFor();
    expect(await page.getByRole('main').locator('img').count()).toBe(30);
  });

  // rules: wishlist-without-stock
  it('blurs what is out of stock on the wishlist', async () => {
    const { page } = await visit();
    const shopper = await newShopper(shopUrl);
    const product = await addProduct(shopUrl, 1);
    await clientFor(shopUrl, shopper.token).addToWishlist(product._id);
    const seller = await clientOf(shopUrl, 'seller@example.com');
    await seller.updateProduct(product._id, {
      name: product.name,
      price: product.price,
      sizeType: product.sizeType,
      stock: [{ size: 'S', quantity: 0 }],
      isAvailable: false,
      version: product.version,
    });
    await takeSessionOf(page, shopper);
    await page.goto(`${shopUrl}/wishlist`);
    await page.getByRole('main').getByText('Out of Stock').waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: product.name }).count()).toBe(0);
    const picture = page.getByRole('main').locator('img').first();
    const filters = await picture.evaluate((element) => {
      const found: string[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) {
        found.push(getComputedStyle(one).filter);
      }
      return found;
    });
    expect(filters.some((filter) => filter.includes('blur'))).toBe(true);
  });

  // rules: login
  it('logs in with the mobile number too', async () => {
    const shopper = await newShopper(shopUrl);
    const { mobile } = await clientFor(shopUrl, shopper.token).getProfile();
    const { page } = await visit();
    await page.goto(`${shopUrl}/login`);
    await page.getByLabel('Email or mobile number').fill(`+91 ${mobile}`);
    await page.getByLabel('Password', { exact: true }).fill('test-password');
    await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/user-dashboard');
  });
});
