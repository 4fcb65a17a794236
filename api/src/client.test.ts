import { consentWordings } from '@aaram/shared-domain/consent';
import {
  type ApiClient,
  createAccountCalls,
  createApiClient,
  createCardCalls,
  createChangeSetCalls,
  createCreditCalls,
  createDesignCalls,
  createGrievanceCalls,
  createMediaCalls,
  createMessageCalls,
  createOrderCalls,
  createOutboxCalls,
  createOwnDataCalls,
  createOwnSafetyCalls,
  createPanelListCalls,
  createPanelReviewCalls,
  createPasswordCalls,
  createPayLinkCalls,
  createPayPageCalls,
  createPostCalls,
  createPrintCalls,
  createProductCalls,
  createReleaseCalls,
  createRestockCalls,
  createReturnCalls,
  createReviewCalls,
  createSalesCalls,
  createSavedCalls,
  createSearchWordCalls,
  createSecurityCalls,
  createSitemapCalls,
  createTeamCalls,
  createWorkCalls,
} from '@aaram/shared-domain/contract';
import { calls } from '@aaram/shared-domain/contract/schema';
import { priceCart } from '@aaram/shared-domain/pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGiftCodes } from './modules/credits/gift-code.ts';
import { createUnsubscribeLinks } from './modules/messages/unsubscribe-links.ts';
import { createAuthenticator } from './testing/authenticator.ts';
import { buildPicture } from './testing/build-form.ts';
import { buildProduct, buildUser, loginAs, TEST_PASSWORD } from './testing/factories.ts';
import { address, buildPeople, type People } from './testing/good-calls/good-calls.ts';
import { starDesign } from './testing/good-calls/good-design-calls.ts';
import { outsideOrderOf, tokenOf } from './testing/good-calls/good-pay-link-calls.ts';
import { postFields } from './testing/good-calls/good-post-calls.ts';
import { productFields } from './testing/good-calls/good-product-calls.ts';
import { openInvitation } from './testing/good-calls/good-team-calls.ts';
import { type PaymentHarness, startPaymentHarness } from './testing/payment-harness.ts';
import { codeOf } from './testing/second-steps.ts';

let harness: PaymentHarness;
let people: People;
let base: string;
const made = new Set<string>();

beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
  base = `${await harness.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterAll(() => harness.close());

/** The transport of the apps' client, over a real connection; records which calls it makes. */
function transportFor(who: keyof People | null) {
  const authorization = who === null ? null : people[who].headers.authorization.replace('Bearer ', '');
  return {
    baseUrl: base,
    getToken: () => authorization,
    fetch: (url: string, init: RequestInit) => {
      made.add(`${init.method} ${new URL(url).pathname.slice(4)}`);
      return fetch(url, init);
    },
  };
}
const clientOf = (who: keyof People | null) => createApiClient(transportFor(who));

async function buildClientForm(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  const picture = await buildPicture({ colour: '#123456' });
  form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'front.jpg');
  return form;
}

type Journey = { shopper: ApiClient; seller: ApiClient; admin: ApiClient; visitor: ApiClient };

async function shop({ visitor, shopper }: Journey) {
  const product = await buildProduct(harness.db, { sellerId: people.seller.id, pricePaise: 600_00, stock: { M: 9 } });
  const filters = { category: 'Men', size: ['M'], priceRange: ['below1000' as const], sort: 'nameAZ' as const };
  const page = await visitor.getProducts({ ...filters, q: product.name });
  expect(page).toMatchObject({ total: 1, items: [{ _id: product.id, price: 600 }] });
  await visitor.getFacets(filters);
  await visitor.getSuggestions(product.name);
  await visitor.getSearchLinks(product.name);
  await visitor.getProduct(product.id);
  await visitor.getSimilarProducts(product.id);
  expect(await createCardCalls(visitor.call).getCards([product.id])).toMatchObject([{ _id: product.id }]);
  await createReviewCalls(visitor.call).getReviews(product.id, {
    stars: 5,
    pictures: 'true',
    sort: 'lowest',
    limit: 5,
  });
  await visitor.getDeliveryEstimate('682001', 600);
  expect(await visitor.getPriceRule()).toEqual({ priceRule: 'spec' });
  await shopper.addToWishlist(product.id);
  await shopper.getWishlist();
  await shopper.removeFromWishlist(product.id);
  await shopper.addToCart({ product: product.id, quantity: 1, size: 'M' });
  const cart = await shopper.updateCart({ productId: product.id, quantity: 2, size: 'M' });
  expect(cart.total).toBe(1200);
  await shopper.removeFromCart(product.id, { size: 'M' });
  await shopper.getCart(people.shopper.id);
  await shopper.clearCart(people.shopper.id);
  await saveForLater(shopper, product.id);
  return product;
}

async function saveForLater(shopper: ApiClient, product: string) {
  const own = createSavedCalls(shopper.call);
  const { items } = await shopper.addToCart({ product, quantity: 1, size: 'M' });
  const { saved } = await own.saveForLater(items[0]?._id ?? '');
  expect(await own.getSavedItems()).toEqual(saved);
  const { cart } = await own.moveSavedToCart(saved[0]?._id ?? '');
  const again = await own.saveForLater(cart.items[0]?._id ?? '');
  expect(await own.removeSaved(again.saved[0]?._id ?? '')).toEqual([]);
}

async function order({ shopper, seller }: Journey, product: { id: string; pricePaise: number }) {
  const quote = priceCart([{ unitPaise: product.pricePaise, quantity: 1 }], 'spec');
  const placed = await shopper.createOrder(
    {
      user: people.shopper.id,
      product: [{ product: product.id, quantity: 1, size: 'M' }],
      totalAmount: quote.total / 100,
      gstAmount: quote.gst / 100,
      deliveryCharges: quote.delivery / 100,
      paymentMethod: 'Online Payment',
      paymentStatus: 'Initiated',
      orderStatus: 'Pending',
      shippingAddress: address,
    },
    'one-journey',
  );
  const orderId = placed.order._id;
  expect((await shopper.payOrder(orderId)).razorpayOrder).toEqual(placed.razorpayOrder);
  const payment = harness.sandbox.pay(placed.razorpayOrder?.id ?? '', 'paid');
  await shopper.verifyPayment({
    order_id: orderId,
    razorpay_order_id: placed.razorpayOrder?.id ?? '',
    razorpay_payment_id: payment.id,
    razorpay_signature: harness.sandbox.sign(placed.razorpayOrder?.id ?? '', payment.id),
  });
  expect(await shopper.checkStatus(orderId)).toEqual({ orderStatus: 'Processing', paymentStatus: 'Paid' });
  await seller.updateTracking(orderId, 'DTDC 1');
  await seller.updateOrderStatus(orderId, 'Delivered');
  expect(await shopper.getCredits()).toEqual([]);
  expect((await shopper.getMyOrders()).items).toMatchObject([{ _id: orderId, trackingId: 'DTDC 1' }]);
  await shopper.call.json('GET /orders/{id}/invoice', 'lines', { params: { id: orderId } });
  await shopper.getOrder(orderId);
  const pictures = await shopper.uploadPictures('review', await buildClientForm({}));
  await shopper.addReview({ productId: product.id, rating: 5, comment: 'Good.', media: pictures.pictures });
  await answerReview(product.id);
  return orderId;
}

async function answerReview(productId: string) {
  const seller = createPanelReviewCalls(clientOf('seller').call);
  const { items } = await seller.getPanelReviews({ show: 'unanswered' });
  const id = items.find((review) => review.product._id === productId)?._id ?? '';
  expect(await seller.answerReview(id, 'Thank you.')).toMatchObject({ answer: { text: 'Thank you.' } });
  await seller.removeAnswer(id);
  const admin = createPanelReviewCalls(clientOf('admin').call);
  expect(await admin.hideReview(id, 'It names a person.')).toMatchObject({ hidden: { reason: 'It names a person.' } });
  await admin.showReview(id);
}

async function account({ visitor, shopper }: Journey) {
  const email = 'journey@example.com';
  await visitor.register({ name: 'A', mobile: '9111122222', email, password: 'monsoon in Kochi', agreedToTerms: true });
  expect(await visitor.login({ email, password: 'monsoon in Kochi' })).toMatchObject({ user: { role: 'user' } });
  await createPasswordCalls(visitor.call).forgotPassword(email);
  await expect(createPasswordCalls(visitor.call).resetPassword('made up', 'monsoon in Kochi')).rejects.toMatchObject({
    code: 'INVALID_OR_EXPIRED_LINK',
  });
  await shopper.getProfile();
  const { addresses } = await shopper.addAddress(address);
  const [saved] = addresses;
  await shopper.updateAddress(saved?._id ?? '', { ...address, city: 'Thrissur' });
  expect(await shopper.getAddresses()).toMatchObject({ addresses: [{ city: 'Thrissur' }] });
  await shopper.call.json('DELETE /auth/me/address/{id}', 'addresses', { params: { id: saved?._id ?? '' } });
  await waitForSize(createRestockCalls(shopper.call));
  await getNotified(createMessageCalls(shopper.call));
  await keepOwnData();
}

/** Makes the calls about one's own data, as an account of its own. */
async function keepOwnData() {
  const { authorization } = await loginAs(harness.db, await buildUser(harness.db));
  const token = authorization.slice('Bearer '.length);
  const calls = createOwnDataCalls(createApiClient({ ...transportFor(null), getToken: () => token }).call);
  await calls.changeName('Zoya');
  expect((await calls.askEmailChange('zoya@example.com')).message).toMatch(/We have sent a link/);
  const noLink = { code: 'INVALID_OR_EXPIRED_LINK' };
  await expect(calls.makeEmailChange('made up')).rejects.toMatchObject(noLink);
  await expect(calls.undoEmailChange('made up')).rejects.toMatchObject(noLink);
  const { version } = consentWordings.marketing;
  const { consents } = await calls.changeConsent('marketing', { isGiven: true, version });
  expect((await calls.getConsents()).consents).toEqual(consents);
  expect((await calls.getOwnData()).account).toMatchObject([{ name: 'Zoya' }]);
  expect((await calls.deleteAccount('DELETE')).dueAt).toMatch(/^20/);
}

async function waitForSize(own: ReturnType<typeof createRestockCalls>) {
  const { id } = await buildProduct(harness.db, { stock: { S: 1, M: 0 } });
  const [alert] = await own.askForRestock(id, 'M');
  expect(await own.getRestockAlerts()).toMatchObject([{ product: { _id: id }, size: 'M' }]);
  expect(await own.dropRestockAlert(alert?._id ?? '')).toEqual([]);
}

async function getNotified(own: ReturnType<typeof createMessageCalls>) {
  const choice = { kind: 'restock', channel: 'mail', isWanted: false } as const;
  await own.choose(choice);
  expect((await own.getChoices()).choices).toContainEqual({ ...choice, isFixed: false });
  const { page } = createUnsubscribeLinks(harness.config).make({ userId: people.shopper.id, ...choice });
  await own.unsubscribe(new URL(page).searchParams.get('token') ?? '');
}

/** Makes the calls for the safety of the own account, which pages load in a separate chunk. */
async function secure() {
  const calls = createOwnSafetyCalls(clientOf('otherShopper').call);
  await calls.sendEmailLink();
  await expect(calls.loginByCode((await calls.askLoginCode('9876500001')).challenge, '000000')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await expect(calls.proveMobile((await calls.askMobileCode('9876500001')).challenge, '000000')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await calls.removeMobile();
  await expect(calls.confirmEmail('made up')).rejects.toMatchObject({ code: 'INVALID_OR_EXPIRED_LINK' });
  expect(await calls.renewSession()).toMatchObject({ token: null });
  expect(await calls.prove({ password: TEST_PASSWORD })).toMatchObject({ user: { id: people.otherShopper.id } });
  expect(await calls.getFactors()).toMatchObject({ factors: [], isRequired: false });
  const { _id, secret } = await calls.startApp('My phone');
  expect((await calls.confirmApp(_id, codeOf(secret))).recoveryCodes).toHaveLength(10);
  const [code = ''] = (await calls.renewRecoveryCodes()).recoveryCodes;
  const visitor = clientOf(null);
  const asked = await visitor
    .login({ email: people.otherShopper.email, password: TEST_PASSWORD })
    .catch((error) => error);
  const { user } = await createOwnSafetyCalls(visitor.call).finishLogin({
    challenge: String(asked.details.challenge),
    code,
  });
  expect(user.id).toBe(people.otherShopper.id);
  const authenticator = createAuthenticator(harness.config.publicUrl);
  await calls.addPasskey('My laptop', authenticator.create(await calls.beginPasskey()));
  await calls.prove({ passkey: authenticator.answer(await calls.beginProofPasskey()) });
  const next = await visitor
    .login({ email: people.otherShopper.email, password: TEST_PASSWORD })
    .catch((error) => error);
  const ticket = String(next.details.challenge);
  const ownCalls = createOwnSafetyCalls(visitor.call);
  await ownCalls.finishLogin({
    challenge: ticket,
    passkey: authenticator.answer(await ownCalls.beginLoginPasskey(ticket)),
  });
  await ownCalls.loginByPasskey(authenticator.answer(await ownCalls.beginPasskeyLogin()));
  await calls.renameFactor(_id, 'My old phone');
  await calls.removeFactor(_id);
  const [device] = await calls.getDevices();
  expect(device).toMatchObject({ isCurrent: true });
  await expect(calls.logoutDevice(people.shopper.id)).rejects.toMatchObject({ status: 404 });
  const { token } = await calls.changePassword(TEST_PASSWORD, 'three words together');
  const transport = { ...transportFor(null), getToken: () => token };
  await createOwnSafetyCalls(createApiClient(transport).call).logoutEverywhere();
}

async function panel({ seller, admin }: Journey) {
  const added = await seller.addProduct(await buildClientForm(productFields));
  const product = await seller.addProductImages(added._id, await buildClientForm({}));
  const { version } = product;
  const own = createProductCalls(seller.call);
  const copy = await own.copyProduct(product._id);
  expect(await own.getOwnProduct(copy._id)).toMatchObject({ state: 'draft' });
  const alone = await own.getFamily(product._id);
  const members = [product._id, copy._id];
  const family = await own.setFamily(product._id, { members, version: alone.version });
  expect(family.members).toMatchObject([{ _id: product._id }, { _id: copy._id, state: 'draft' }]);
  const media = createMediaCalls(seller.call);
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await buildPicture({ colour: '#f01090' }))]), 'cuff.jpg');
  const { items } = await media.upload(form);
  expect((await media.getMedia({ q: 'cuff', limit: 5 })).items).toEqual(items);
  const crop = { x: 0, y: 0.25, width: 1, height: 0.5 };
  const part = await media.crop(items[0]?._id ?? '', { crop });
  expect(part).toMatchObject({ original: items[0]?.url, crop });
  const picture = items[0]?._id ?? '';
  expect(await media.change(picture, { alt: 'A cuff' })).toMatchObject({ alt: 'A cuff' });
  expect(await media.getUses(picture)).toEqual({ products: [], posts: [] });
  await media.remove(picture);
  await seller.updateProduct(product._id, { price: 999, stock: [{ size: 'M', quantity: 2 }], version });
  await seller.getSellerProducts({ limit: 10 });
  await seller.removeProduct(product._id);
  await seller.getAllOrders({ limit: 10, status: 'Delivered', q: 'Meera' });
  await createPanelListCalls(seller.call).getPanelFigures();
  const lists = createPanelListCalls(seller.call);
  await lists.getProducts({ sort: '-price', limit: 5 });
  await lists.getOrders({ status: ['Delivered'], limit: 5 });
  await lists.getTable('products');
  await lists.changeTable('products', { columns: ['name'] });
  await createPanelListCalls(admin.call).findPeople('Meera');
  const sales = createSalesCalls(seller.call);
  await sales.getSales({ by: 'category', from: '2026-11-01', to: '2026-11-23' });
  await sales.getSalesFile({ by: 'day' });
  await sales.getOutlook();
  const security = createSecurityCalls(admin.call);
  await security.getAudit({ limit: 5 });
  await security.changePerson({ email: (await buildUser(harness.db)).email, role: 'seller' });
  const { getReleases, moveRelease, previewRelease } = createReleaseCalls(admin.call);
  await getReleases();
  const versions = { version: '0ecc5efa48c2', expected: '5d1f0a7be913' };
  await moveRelease({ part: 'blog', how: 'promote', ...versions, why: 'It is tried' });
  await previewRelease({ part: 'blog', version: versions.version });
}

/** Makes the calls about who works for a seller. */
async function team() {
  const owner = createTeamCalls(clientOf('seller').call);
  const member = createTeamCalls(clientOf('content').call);
  expect(await member.getOwnTeam()).toMatchObject({ seller: people.seller.id, roles: ['content'] });
  await owner.changeTeam(false);
  const invited = await owner.inviteToTeam({ email: 'packer@example.com', roles: ['orders'] });
  const id = invited.invitations[0]?._id ?? '';
  await owner.inviteAgain(id);
  await owner.withdrawInvitation(id);
  await owner.changeTeamRoles(people.orders.id, ['orders', 'content']);
  await owner.removeFromTeam(people.orders.id);
  expect((await createTeamCalls(clientOf('admin').call, people.seller.id).getTeam()).members).toHaveLength(3);
  const { token } = await openInvitation({ harness, people }, people.otherShopper.email);
  const guest = createTeamCalls(clientOf('otherShopper').call);
  expect(await guest.getInvitation(token)).toMatchObject({ roles: ['catalogue'] });
  await expect(guest.acceptInvitation('made up')).rejects.toMatchObject({ code: 'INVALID_OR_EXPIRED_LINK' });
  await member.leaveTeam();
}

async function blog({ visitor, seller }: Journey) {
  const post = await seller.createPost(await buildClientForm(postFields));
  await seller.updatePost(post._id, await buildClientForm({ title: 'Other' }));
  await visitor.getPosts();
  await visitor.getPost(post._id);
  const panel = createPostCalls(seller.call);
  await panel.getUnpublished();
  await panel.getPost(post._id);
  const { version } = await panel.getRevision(post._id, (await panel.getRevisions(post._id))[0]?.version ?? 0);
  await panel.restore(post._id, version, version);
  const { path } = await panel.makePreview(post._id);
  await createPostCalls(visitor.call).getPreview(path.split('/').at(-1) ?? '');
  await seller.deletePost(post._id);
}

async function complain() {
  const { email } = people.shopper;
  const complaint = { name: 'Meera Nair', email, topic: 'return' as const, text: 'No refund.' };
  await createGrievanceCalls(clientOf(null).call).sendGrievance(complaint, 'one-complaint');
  const officer = createGrievanceCalls(clientOf('admin').call);
  const { items } = await officer.getGrievances({ limit: 5 });
  await officer.changeGrievance(items[0]?._id ?? '', { action: 'answer', text: 'It is on its way.' });
}

async function sendBack(orderId: string) {
  const own = createReturnCalls(clientOf('shopper').call);
  const line = (await own.getReturns(orderId)).lines[0]?._id ?? '';
  const asked = { line, kind: 'return' as const, quantity: 1, reason: 'size' as const };
  const [first] = (await own.askReturn(orderId, asked, 'one-return')).returns;
  await own.withdrawReturn(orderId, first?._id ?? '');
  await own.askReturn(orderId, asked, 'another-return');
  const staff = createReturnCalls(clientOf('seller').call);
  const [waiting] = (await staff.getPanelReturns({ filter: 'to-answer' })).items;
  await staff.moveReturn(waiting?._id ?? '', { action: 'approve' });
  expect(await staff.bookReturnPickup(waiting?._id ?? '')).toHaveProperty('pickupTrackingId');
  expect(await staff.moveReturn(waiting?._id ?? '', { action: 'refuse', answer: 'It was worn.' })).toMatchObject({
    state: 'refused',
  });
  await createReturnCalls(clientOf('admin').call).sendReturnMailAgain(waiting?._id ?? '');
}

async function changeTogether() {
  const desk = createChangeSetCalls(clientOf('seller').call);
  const { id } = await buildProduct(harness.db, { sellerId: people.seller.id });
  const selection = { kind: 'ids' as const, ids: [id] };
  const change = { kind: 'delete' as const };
  const { _id: set } = await desk.prepareChangeSet({ subject: 'product', selection, change });
  expect(await desk.getChangeSet(set)).toMatchObject({ state: 'prepared' });
  expect((await desk.getChangeRows(set, { limit: 5 })).items).toHaveLength(1);
  expect(await desk.runChangeSet(set)).toMatchObject({ state: 'done' });
  expect((await desk.getTrash({ limit: 5 })).items.map(({ _id }) => _id)).toContain(id);
  await desk.restoreProduct(id);
  expect(await desk.undoChangeSet(set)).toMatchObject({ state: 'undone', counts: { kept: 1 } });
  expect((await desk.getChangeSets({ limit: 5 })).items[0]?._id).toBe(set);
  expect((await desk.getTrail({ subject: id, limit: 5 })).items.length).toBeGreaterThan(1);
  const { text } = await desk.getStockFile({});
  await desk.getProductsFile({ sort: 'name' });
  await desk.getOrdersFile({});
  const file = new FormData();
  file.set('file', new File([text], 'stock.csv', { type: 'text/csv' }));
  expect((await desk.planImport(file)).columns.map(({ column }) => column)).toContain('pieces');
}

async function packAndPrint() {
  const desk = createWorkCalls(clientOf('seller').call);
  const product = await buildProduct(harness.db, { sellerId: people.seller.id });
  const paid = await harness.payAtProvider(people.shopper.headers, [product]);
  await harness.verify(people.shopper.headers, paid);
  await desk.getWorkCounts();
  const parcels = await desk.getWork({ stage: 'to-pack', limit: 100 });
  const parcel = parcels.items.find(({ order: id }) => id === paid.orderId);
  expect(await desk.packParcel(parcel?._id ?? '', true)).toMatchObject({ stage: 'to-ship' });
  await payOut();
  const id = parcel?._id ?? '';
  expect(await desk.getRoute(id, 900)).toMatchObject({ grams: 900, unserved: null, cost: 106.2 });
  const { trackingId } = await desk.shipParcel(id, 900);
  expect(atob((await desk.getCarrierLabel(id)).pdf)).toMatch(/^%PDF/);
  expect(await desk.getCarrierDesk()).toMatchObject({ mode: 'sandbox', pickups: [] });
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect((await desk.requestPickup(day)).pickups).toMatchObject([{ day }]);
  expect(await createWorkCalls(clientOf('admin').call).checkCarrier()).toEqual({ isConnected: true });
  await harness.db`update shipments set charged_grams = 1200 where parcel_id = ${id}`;
  expect(await desk.answerWeight(id, 'accepted')).toMatchObject({ shipment: { overweight: { answer: 'accepted' } } });
  expect(await desk.cancelShipment(id)).toMatchObject({ trackingId: null });
  await desk.shipParcel(id);
  await harness.db`update shipments set state = 'failed' where parcel_id = ${id} and tracking_id <> ${trackingId}`;
  expect(await desk.answerFailure(id, 'return')).toMatchObject({ shipment: { asked: 'return' } });
  const printout = await desk.askPrintout({ kind: 'labels', orders: [paid.orderId] });
  expect(await desk.getPrintout(printout._id)).toMatchObject({ state: 'ready' });
  expect(atob((await desk.getPrintoutFile(printout._id)).pdf)).toMatch(/^%PDF/);
}

async function designAndPrint() {
  const { call } = clientOf('shopper');
  const designs = createDesignCalls(call);
  const product = await buildProduct(harness.db, {
    ...{ sellerId: people.seller.id, name: 'Your Print Tee', category: 'Customized', subcategory: 'T-Shirt' },
    stock: { M: 9 },
  });
  expect(await designs.getOutlines([{ font: 'hind@1', text: 'नमस्ते' }])).toHaveLength(1);
  const body = { product: product.id, document: starDesign };
  const made = await designs.createDesign(body);
  const { version } = await designs.updateDesign(made._id, { ...body, version: made.version });
  expect(await designs.getDesign(made._id)).toMatchObject({ version });
  expect(await designs.getDesigns()).toHaveLength(1);
  const print = async (): Promise<{ rawImage: string; previewImage: string }> => {
    const printed = await designs.printDesign(made._id, product.id);
    return printed.state === 'ready' ? printed : print();
  };
  const { rawImage, previewImage } = await print();
  const customImages = { rawImage, previewImage };
  const { token } = await designs.shareDesign(made._id, { product: product.id, mayCopy: true });
  expect(await designs.getShare(made._id)).toEqual({ token, mayCopy: true });
  expect(await designs.getSharedDesign(token ?? '')).toMatchObject({ previewImage });
  const copy = await designs.copySharedDesign(token ?? '');
  expect(await designs.endShare(made._id)).toMatchObject({ token: null });
  await designs.removeDesign(copy._id);
  expect((await designs.getDesignOfLine(customImages)).document).toEqual(starDesign);
  await clientOf('shopper').addToCart({ product: product.id, quantity: 1, size: 'M', customImages });
  const paid = await harness.payAtProvider(people.shopper.headers, [product]);
  await harness.verify(people.shopper.headers, paid);
  await harness.app.runDueJobs();
  const prints = createPrintCalls(clientOf('seller').call);
  const [job] = await prints.makePrintsAgain(paid.orderId);
  expect(await prints.getPrints(paid.orderId)).toEqual([job]);
  expect((await prints.getPrintFile(job?.files[0]?._id ?? '')).size).toBeGreaterThan(100);
  expect((await prints.getPrintFiles([paid.orderId])).type).toBe('application/zip');
  expect((await prints.reportPrint(paid.orderId, 'A logo of another company')).message).toContain('waits');
  await designs.removeDesign(made._id);
}

/** What is left for the seller is paid out by an admin. */
async function payOut() {
  const own = createAccountCalls(clientOf('seller').call);
  const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format().slice(0, 7);
  const { closing } = await own.getStatement({ month });
  await own.getAccountFile('hsn', { month });
  expect((await own.getClosedMonths({ year: month.slice(0, 4) })).months).toEqual([]);
  expect(atob((await own.getStatementPdf({ month })).pdf)).toMatch(/^%PDF/);
  const { instead, ...details } = await own.getTaxDetails();
  await own.changeTaxDetails(details);
  const accounts = createAccountCalls(clientOf('admin').call);
  const { priceRule } = await accounts.getPriceRule();
  expect((await accounts.changePriceRule({ priceRule, from: priceRule })).priceRule).toBe('spec');
  const { id: seller } = people.seller;
  const payout = await accounts.recordPayout({ seller, amount: closing, reference: 'UTR1', paidOn: `${month}-01` });
  expect((await own.getStatement({ month })).closing).toBe(0);
  await accounts.withdrawPayout(payout._id);
}

async function giveCard() {
  const { email } = people.shopper;
  const wanted = { amount: 1000, recipientName: 'Kavya', recipientEmail: email, senderName: 'Meera', message: '' };
  const buyer = createCreditCalls(clientOf('shopper').call);
  const { razorpayOrder, order: bought } = await buyer.buyGiftCard(wanted, 'one-card');
  harness.sandbox.pay(razorpayOrder?.id ?? '', 'paid');
  await harness.makeDue(bought._id);
  await harness.app.runPaymentWork();
  await harness.app.runDueJobs();
  const [card] = await buyer.getBoughtGiftCards();
  expect(card).toMatchObject({ order: bought.number, state: 'sent' });
  const { code } = createGiftCodes(harness.config.secrets).codeOf(card?._id ?? '', null);
  await createCreditCalls(clientOf('seller').call).addGiftCard(code);
  expect(await buyer.getBoughtGiftCards()).toMatchObject([{ state: 'added' }]);
  const admin = createCreditCalls(clientOf('admin').call);
  const { items } = await admin.getPanelCredits({ kind: 'gift-card', q: bought.number, limit: 5 });
  expect(items).toMatchObject([{ _id: card?._id, balance: 1000 }]);
  await admin.changeCredit(card?._id ?? '', { action: 'withdraw', reason: 'Paid with a stolen card.' });
}

async function readPublicPages() {
  const outbox = createOutboxCalls(clientOf('admin').call);
  expect((await outbox.getOutbox({ channel: 'sms', limit: 5 })).items).toEqual(expect.any(Array));
  expect((await outbox.getJobs()).failed).toEqual([]);
  expect((await outbox.retryJobs([crypto.randomUUID()])).failed).toEqual([]);
  expect(await outbox.getMoneyGaps()).toEqual(expect.any(Array));
  expect(await createProductCalls(clientOf('seller').call).getListingScores()).toEqual(expect.any(Array));
  expect(await clientOf('shopper').call.array('GET /orders/paid-ways')).toEqual(expect.any(Array));
}

async function payByLink() {
  const product = await buildProduct(harness.db, { sellerId: people.seller.id, stock: { M: 9 } });
  const seller = createPayLinkCalls(clientOf('seller').call);
  const visitor = createPayPageCalls(clientOf(null).call);
  const { _id } = await seller.makeOutsideOrder(outsideOrderOf([product]), crypto.randomUUID());
  await seller.notePayLinkSent(_id, 'copy');
  const token = tokenOf(await seller.renewPayLink(_id));
  expect((await visitor.openPayLink(token)).state).toBe('open');
  const { session } = await visitor.payByLink(token);
  const id = session?.id ?? '';
  const payment = harness.sandbox.pay(id, 'paid');
  const status = await visitor.verifyByLink({
    ...{ token, razorpay_order_id: id, razorpay_payment_id: payment.id },
    razorpay_signature: harness.sandbox.sign(id, payment.id),
  });
  expect(status.paymentStatus).toBe('Paid');
  expect((await seller.getPayLinks())[0]).toMatchObject({ _id, state: 'paid' });
  const other = await seller.makeOutsideOrder(outsideOrderOf([product]), crypto.randomUUID());
  expect(await seller.cancelPayLink(other._id)).toMatchObject({ state: 'cancelled' });
}

async function nameWords() {
  const admin = createSearchWordCalls(clientOf('admin').call);
  const words = { kind: 'same' as const, terms: ['pichwai', 'pichvai'], targets: [], note: '' };
  const { _id } = await admin.addSearchWords(words);
  expect(await admin.previewSearchWords({ _id, words: null, queries: ['pichwai'] })).toHaveLength(1);
  await admin.changeSearchWords(_id, { ...words, note: 'Of Nathdwara' });
  const { text } = await admin.getSearchWordsFile();
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'words.csv');
  expect(await admin.sendSearchWordsFile(form)).toEqual({ count: 1 });
  const [own] = await admin.getSearchWords();
  expect(await admin.removeSearchWords(own?._id ?? '')).toMatchObject({ note: 'Of Nathdwara' });
}

async function findAgain(orderId: string) {
  const found = await createOrderCalls(clientOf(null).call).findOrder(orderId, address.phone);
  expect(found).toMatchObject({ orderStatus: 'Delivered' });
  const admin = createOrderCalls(clientOf('admin').call);
  await admin.sendMailAgain(orderId, 'status');
  const { order } = await admin.getOrderPage(orderId);
  expect((await admin.addOrderNote(order.number, 'Asked for a call.')).notes).toHaveLength(1);
  const [line] = (await admin.getOrderPage(orderId)).lines;
  const ask = { adjust: [{ line: line?._id ?? '', amount: 1 }] };
  const { before, refund } = await admin.quoteRefund(orderId, ask);
  const shown = { before: before.total, refund: refund.total };
  const { returns } = await admin.refundOrder(orderId, { ...ask, reason: 'A scratch.', shown }, crypto.randomUUID());
  expect((await admin.undoRefund(orderId, returns[0]?._id ?? '')).returns[0]?.state).toBe('withdrawn');
  expect((await createOrderCalls(clientOf('shopper').call).getOrderSteps(orderId))[0]?.kind).toBe('placed');
  expect(await admin.getDisputes()).toEqual([]);
  await expect(admin.decideHold(orderId, { decision: 'release', reason: 'Paid.' })).rejects.toMatchObject({
    status: 409,
  });
}

const patternOf = (name: string) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`);

describe('the client that the apps use', () => {
  it('makes every call of the contract so that the real API understands it', async () => {
    const journey: Journey = {
      visitor: clientOf(null),
      shopper: clientOf('shopper'),
      seller: clientOf('seller'),
      admin: clientOf('admin'),
    };
    const used = new Set<string>();
    for (const client of Object.values(journey)) {
      for (const [name, method] of Object.entries(client).filter(([one]) => one !== 'call')) {
        Object.assign(client, {
          [name]: (...given: never[]) => {
            used.add(name);
            return (method as (...given: never[]) => unknown)(...given);
          },
        });
      }
    }
    const orderId = await order(journey, await shop(journey));
    await findAgain(orderId);
    await sendBack(orderId);
    await account(journey);
    await panel(journey);
    await blog(journey);
    await team();
    await secure();
    await complain();
    await giveCard();
    await packAndPrint();
    await designAndPrint();
    await changeTogether();
    await nameWords();
    await payByLink();
    await readPublicPages();
    const sitemap = createSitemapCalls(transportFor(null));
    await sitemap.getSitemap();
    await sitemap.getSitemapProducts(null);
    await sitemap.getFeedPart(null);
    await sitemap.getPosts(null);
    await sitemap.getFeed();
    const security = createSecurityCalls(createApiClient(transportFor('admin')).call);
    await security.getReports(5);
    await security.getAccesses({ limit: 5 });
    await journey.shopper.logout();
    await expect(journey.shopper.getProfile()).rejects.toMatchObject({ status: 401 });

    expect([...used].sort()).toEqual(
      Object.keys(journey.visitor)
        .filter((name) => name !== 'call')
        .sort(),
    );
    // No calls of a page: the provider's webhook, the browser's report, and two older names of other calls.
    const others = [
      'POST /webhooks/razorpay',
      'POST /webhooks/carrier',
      'POST /reports',
      'GET /auth/category/products',
      'GET /auth/api/seller/orders',
    ];
    const unmade = Object.keys(calls).filter((name) => ![...made].some((one) => patternOf(name).test(one)));
    expect(unmade.sort()).toEqual(others.sort());
  }, 60_000);
});
