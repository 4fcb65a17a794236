import { describe, expect, it } from 'vitest';
import { clientFor, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { shopperWithCart } from '#lib/checkout.ts';
import { fillSignup, formMessage, logIn } from '#lib/forms.ts';
import { deliverOne } from '#lib/orders.ts';
import { addProduct } from '#lib/shopping.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
const product = await addProduct(shopUrl, 20);

describe('signup', () => {
  it('asks for every field, then says what is wrong with which one', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/signup`);
    const send = page.locator('form').getByRole('button', { name: 'Signup' });
    await send.click();
    await formMessage(page).getByText('All fields are required!', { exact: true }).waitFor();

    await fillSignup(page, { name: 'Asha Rao', mobile: '12345', email: 'asha@example.com', password: '12345' });
    await send.click();
    await page.getByText('Please enter a valid mobile number.', { exact: true }).waitFor();
    await page.getByText('Password must be at least 6 characters!', { exact: true }).waitFor();
    await page.getByText('You must agree to the terms and conditions.', { exact: true }).waitFor();
    expect(await page.getByText('All fields are required!').count()).toBe(0);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Asha Rao');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('12345');
  });

  it("says the server's word about an address that is taken, and keeps what was typed", async () => {
    const { email } = await newShopper(shopUrl);
    const { page } = await visit();
    await page.goto(`${shopUrl}/signup`);
    await fillSignup(page, { name: 'Asha Rao', mobile: '9812345670', email, password: 'comfortable' });
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/auth/register'),
      page.locator('form').getByRole('button', { name: 'Signup' }).click(),
    ]);
    const { message } = await answer.json();
    await formMessage(page).getByText(message, { exact: true }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    expect(await page.getByRole('checkbox', { name: /I agree/ }).isChecked()).toBe(true);
  });
});

describe('login', () => {
  it('asks for both fields, refuses a wrong password, and keeps what was typed', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/login`);
    await logIn(page, 'shopper@example.com', '');
    await formMessage(page).getByText('All fields are required!', { exact: true }).waitFor();
    await logIn(page, 'shopper@example.com', 'not-the-password');
    await formMessage(page).getByText('Invalid credentials!', { exact: true }).waitFor();
    expect(await page.getByLabel('Email or mobile number').inputValue()).toBe('shopper@example.com');
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

describe('a saved address', () => {
  // rules: addresses
  it('alerts about missing fields and keeps the others', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await newShopper(shopUrl));
    await page.goto(`${shopUrl}/user-dashboard?tab=addresses`);
    await page.getByText('No addresses found.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByLabel(/^name/i).fill('Asha Rao');
    await page.getByRole('button', { name: 'Save Address' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Please fill all required fields.' });
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'hidden' });
    expect(await page.getByLabel(/^name/i).inputValue()).toBe('Asha Rao');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('address-phone');
  });
});

describe('checkout', () => {
  it('names everything that is missing, checks the phone, and keeps what was typed through a reload', async () => {
    const { page } = await visit();
    await shopperWithCart(page, shopUrl, product);
    await page.goto(`${shopUrl}/checkout`);
    for (const field of ['name', 'phone', 'address', 'city', 'state', 'pincode']) {
      await page.getByText(`Please enter ${field}`, { exact: true }).waitFor();
    }
    await page.getByText('Please select Online Payment method.', { exact: true }).waitFor();
    const place = page.getByRole('button', { name: 'Place Order' });
    expect(await place.isDisabled()).toBe(true);

    await page.getByLabel(/^phone/i).fill('98765');
    await page.getByLabel(/^phone/i).blur();
    await page.getByText('Phone number must be 10 digits.', { exact: true }).first().waitFor();
    expect(await place.isDisabled()).toBe(true);
    await page.reload();
    await expect.poll(() => page.getByLabel(/^phone/i).inputValue()).toBe('98765');
  });

  it('has nothing to order for an empty cart', async () => {
    const { page } = await visit();
    await takeSessionOf(page, await newShopper(shopUrl));
    await page.goto(`${shopUrl}/checkout`);
    await page.getByText('Cart is empty or invalid.', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Place Order' }).count()).toBe(0);
  });
});

describe('a review', () => {
  // rules: review-form
  it('needs stars and words, and keeps the words', async () => {
    const shopper = await newShopper(shopUrl);
    await deliverOne({ shopUrl, sandboxUrl }, clientFor(shopUrl, shopper.token), product);
    const { page } = await visit();
    await takeSessionOf(page, shopper);
    await page.goto(`${shopUrl}/user-dashboard?tab=myorders`);
    const form = page.getByRole('form', { name: `Review ${product.name}` });
    const alert = page.getByRole('alertdialog', { name: 'Please provide both rating and comment' });
    const submit = async () => {
      await form.getByRole('button', { name: 'Submit review' }).click();
      await alert.getByRole('button', { name: 'OK' }).click();
      await alert.waitFor({ state: 'hidden' });
    };
    await form.getByRole('textbox').fill('Soft and well cut.');
    await submit();
    expect(await form.getByRole('textbox').inputValue()).toBe('Soft and well cut.');
    await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await form.getByRole('textbox').fill('   ');
    await submit();
    expect(await form.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  });
});

describe('a product page', () => {
  // rules: choosing-a-size
  it('asks for a size before anything can be bought', async () => {
    const { page } = await visit();
    await page.goto(`${shopUrl}/single-product/${product._id}`);
    await settled(page);
    const asked = page.getByText('Please select a size', { exact: true });
    for (const name of ['Add to Cart', 'Buy Now']) {
      const button = page.getByRole('button', { name }).first();
      expect(await button.isDisabled()).toBe(true);
      expect(await asked.count()).toBe(0);
      // As a hand presses it; the browser's driver waits for buttons that are enabled.
      await button.click({ force: true });
      await asked.waitFor();
      await page.reload();
      await settled(page);
    }
    await page.getByLabel('Size', { exact: true }).selectOption('S');
    await expect.poll(() => page.getByRole('button', { name: 'Add to Cart' }).first().isEnabled()).toBe(true);
  });

  // rules: choosing-a-size, login-comes-between
  it('sends a visitor to log in, and has the piece in the cart afterwards', async () => {
    const shopper = await newShopper(shopUrl);
    const { page } = await visit();
    const address = `${shopUrl}/single-product/${product._id}`;
    await page.goto(address);
    await settled(page);
    await page.locator('main button:not(:disabled)', { hasText: /^S$/ }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByRole('alertdialog', { name: 'Please log in first!' }).getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/login');
    await logIn(page, shopper.email, 'test-password');
    await page.waitForURL(`${address}?size=S`);
    await page.getByText('Item added to cart!', { exact: true }).waitFor();
    expect(await page.getByLabel('Size', { exact: true }).inputValue()).toBe('S');
    const cart = await clientFor(shopUrl, shopper.token).getCart(shopper.user.id);
    expect(cart.items.map((item) => [item.product._id, item.size, item.quantity])).toEqual([[product._id, 'S', 1]]);
  });
});
