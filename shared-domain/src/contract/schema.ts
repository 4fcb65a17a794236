import { z } from 'zod';
import { addressInputSchema, addressSchema } from '../address/schema.ts';
import { accessEntrySchema, auditEntrySchema, browserReportSchema } from '../audit/schema.ts';
import {
  facetsSchema,
  familyInputSchema,
  familySchema,
  feedPartSchema,
  listingScoreSchema,
  ownProductSchema,
  ownSummarySchema,
  productFormSchema,
  productImagesFormSchema,
  productSchema,
  productSummarySchema,
  productUpdateSchema,
  searchLinkSchema,
  suggestionSchema,
} from '../catalog/schema.ts';
import { sitemapPartSchema, sitemapSchema } from '../content/schema.ts';
import {
  boughtGiftCardSchema,
  creditActionSchema,
  creditCodeSchema,
  creditSchema,
  giftCardInputSchema,
  giftCardResultSchema,
  panelCreditSchema,
} from '../credit/schema.ts';
import { deliveryEstimateSchema } from '../delivery/schema.ts';
import {
  grievanceActionSchema,
  grievanceInputSchema,
  grievanceSchema,
  grievanceTicketSchema,
} from '../grievance/schema.ts';
import { passkeyCreationSchema, passkeyRequestSchema } from '../identity/passkey-schema.ts';
import {
  askedCodeSchema,
  changePasswordInputSchema,
  codeInputSchema,
  confirmEmailInputSchema,
  deviceSchema,
  factorListSchema,
  factorNameInputSchema,
  forgotPasswordInputSchema,
  loginInputSchema,
  loginResultSchema,
  newAppSchema,
  newPasskeyInputSchema,
  passkeyLoginInputSchema,
  phoneCodeInputSchema,
  phoneInputSchema,
  proofInputSchema,
  recoveryCodesSchema,
  registerInputSchema,
  renewedSessionSchema,
  resetPasswordInputSchema,
  secondStepInputSchema,
  secondStepTicketSchema,
  userProfileSchema,
} from '../identity/schema.ts';
import { messageChoiceInputSchema, messageChoicesSchema, unsubscribedSchema } from '../message/schema.ts';
import {
  checkStatusSchema,
  createOrderInputSchema,
  createOrderResultSchema,
  findOrderInputSchema,
  orderProgressSchema,
  orderSchema,
  verifyPaymentInputSchema,
} from '../order/schema.ts';
import {
  releaseMoveInputSchema,
  releaseOverviewSchema,
  releasePreviewInputSchema,
  releasePreviewSchema,
} from '../release/schema.ts';
import { restockAlertInputSchema, restockAlertSchema } from '../restock/schema.ts';
import { orderReturnsSchema, returnInputSchema, returnMoveSchema, returnSchema } from '../return/schema.ts';
import {
  panelReviewSchema,
  reviewAnswerInputSchema,
  reviewHidingInputSchema,
  reviewInputSchema,
  reviewPageSchema,
  reviewSchema,
} from '../review/schema.ts';
import { changeSetShapes } from './change-set-schema.ts';
import { designShapes } from './design-schema.ts';
import { errorCodes } from './errors.ts';
import { mediaShapes } from './media-schema.ts';
import { outboxShapes } from './outbox-schema.ts';
import { ownDataShapes } from './own-data-schema.ts';
import { MAX_PAGE_ROWS } from './panel-lists.ts';
import { panelProductSchema, tableChangeSchema, tableSettingsSchema } from './panel-lists-schema.ts';
import { panelFiguresSchema, personChangeSchema, personSchema } from './panel-schema.ts';
import { postCalls } from './post-schema.ts';
import { panelOutlookSchema, salesFileSchema, salesSchema } from './sales-schema.ts';
import { searchWordShapes } from './search-words-schema.ts';
import { shoppingCalls } from './shopping-schema.ts';
import { teamShapes } from './team-schema.ts';
import { workShapes } from './work-schema.ts';

/** Body of every failed call; it may have more fields, such as a fresh quote (product-rules.md#errors-of-the-api). */
export const errorSchema = z
  .looseObject({
    message: z.string().min(1),
    code: z.enum(errorCodes),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Error' });

export {
  type PanelOrderFilters,
  type PanelProductFilters,
  panelOrderFiltersSchema,
  panelProductFiltersSchema,
  type TableChange,
  tableChangeSchema,
} from './panel-lists-schema.ts';

export { type SalesQuery, salesQuerySchema } from './sales-schema.ts';

export const messageSchema = z.object({ message: z.string() });
/** The answer of a removal: a message, and the id of what was removed. */
const removedSchema = messageSchema.extend({ _id: z.string() });

/** A shopper's own pictures; the answer has their addresses in the same order. */
const uploadFormSchema = z.strictObject({ images: z.array(z.file()).min(1).max(3) });
const uploadedSchema = z.object({ pictures: z.array(z.string()) });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * `body` is sent as JSON, `form` as multipart. A success has status 200 unless `status` is given, and no content
 * without `answer`. `card` is the answer with `view=card` in the query.
 */
type CallShape = { body?: z.ZodType; form?: z.ZodType; status?: 201 | 204; answer?: z.ZodType; card?: z.ZodType };

const products = { answer: z.array(productSchema), card: z.array(productSummarySchema) };
const ownProducts = { answer: z.array(ownProductSchema), card: z.array(ownSummarySchema) };
const addresses = { answer: z.object({ addresses: z.array(addressSchema) }) };
const restockAlerts = { answer: z.array(restockAlertSchema) };
const order = { answer: orderSchema };
const orderReturns = { answer: orderReturnsSchema };

/**
 * Every call, by method and path below /api (product-rules.md#the-calls), with what it takes and answers. The API
 * registers no others; its OpenAPI document and the client's types are made from this table.
 */
export const calls = {
  ...shoppingCalls,
  ...changeSetShapes,
  ...mediaShapes,
  ...searchWordShapes,

  'GET /auth/get-all-products': products,
  'GET /auth/category/products': products,
  'GET /auth/products/{id}': { answer: productSchema },
  'GET /auth/product-cards': { answer: z.array(productSummarySchema).max(12) },
  'GET /auth/products/{id}/similar': { answer: z.array(productSummarySchema) },
  'GET /auth/products/{id}/reviews': { answer: reviewPageSchema },
  'GET /auth/facets': { answer: facetsSchema },
  'GET /auth/suggestions': { answer: z.array(suggestionSchema).max(10) },
  'GET /auth/search-links': { answer: z.array(searchLinkSchema).max(3) },
  'GET /auth/seller/products': ownProducts,
  'GET /auth/seller/products/{id}': { answer: ownProductSchema },
  'POST /auth/seller/products/{id}/copy': { status: 201, answer: ownProductSchema },
  'GET /auth/seller/products/{id}/family': { answer: familySchema },
  'PUT /auth/seller/products/{id}/family': { body: familyInputSchema, answer: familySchema },
  'GET /auth/panel/listing-scores': { answer: z.array(listingScoreSchema) },
  'GET /auth/panel/products': { answer: z.array(panelProductSchema).max(MAX_PAGE_ROWS) },
  'POST /auth/add-product': { form: productFormSchema, status: 201, answer: ownProductSchema },
  'PUT /auth/update/{id}': { body: productUpdateSchema, answer: ownProductSchema },
  'POST /auth/products/{id}/images': { form: productImagesFormSchema, status: 201, answer: ownProductSchema },
  'DELETE /auth/remove/{id}': { answer: removedSchema },
  'POST /auth/uploads/{purpose}': { form: uploadFormSchema, status: 201, answer: uploadedSchema },
  'GET /auth/panel/reviews': { answer: z.array(panelReviewSchema) },
  'PUT /auth/panel/reviews/{id}/answer': { body: reviewAnswerInputSchema, answer: panelReviewSchema },
  'DELETE /auth/panel/reviews/{id}/answer': { answer: panelReviewSchema },
  'PUT /auth/panel/reviews/{id}/hiding': { body: reviewHidingInputSchema, answer: panelReviewSchema },
  'DELETE /auth/panel/reviews/{id}/hiding': { answer: panelReviewSchema },
  'POST /auth/reviews/add': { body: reviewInputSchema, status: 201, answer: reviewSchema },

  'POST /auth/register': { body: registerInputSchema, status: 201, answer: messageSchema },
  'POST /auth/login': { body: loginInputSchema, answer: loginResultSchema },
  'POST /auth/login/second': { body: secondStepInputSchema, answer: loginResultSchema },
  'POST /auth/login/second/passkey': { body: secondStepTicketSchema, answer: passkeyRequestSchema },
  'POST /auth/login/passkey/begin': { answer: passkeyRequestSchema },
  'POST /auth/login/passkey': { body: passkeyLoginInputSchema, answer: loginResultSchema },
  'POST /auth/login/code': { body: phoneInputSchema, answer: askedCodeSchema },
  'POST /auth/login/code/confirm': { body: phoneCodeInputSchema, answer: loginResultSchema },
  'POST /auth/me/mobile/code': { body: phoneInputSchema, answer: askedCodeSchema },
  'POST /auth/me/mobile': { body: phoneCodeInputSchema, answer: messageSchema },
  'DELETE /auth/me/mobile': { answer: messageSchema },
  'POST /auth/logout': { status: 204 },
  'POST /auth/forgot-password': { body: forgotPasswordInputSchema, answer: messageSchema },
  'POST /auth/reset-password/{token}': { body: resetPasswordInputSchema, answer: messageSchema },
  'GET /auth/me/profile': { answer: userProfileSchema },
  'PUT /auth/me/password': { body: changePasswordInputSchema, answer: loginResultSchema },
  'POST /auth/me/proof': { body: proofInputSchema, answer: loginResultSchema },
  'POST /auth/me/proof/passkey': { answer: passkeyRequestSchema },
  'POST /auth/me/email/link': { answer: messageSchema },
  'POST /auth/me/email/confirm': { body: confirmEmailInputSchema, answer: messageSchema },
  'GET /auth/me/factors': { answer: factorListSchema },
  'POST /auth/me/apps': { body: factorNameInputSchema, status: 201, answer: newAppSchema },
  'POST /auth/me/apps/{id}/confirm': { body: codeInputSchema, answer: recoveryCodesSchema },
  'POST /auth/me/passkeys/begin': { answer: passkeyCreationSchema },
  'POST /auth/me/passkeys': { body: newPasskeyInputSchema, status: 201, answer: recoveryCodesSchema },
  'PUT /auth/me/factors/{id}': { body: factorNameInputSchema, answer: messageSchema },
  'DELETE /auth/me/factors/{id}': { answer: removedSchema },
  'POST /auth/me/recovery-codes': { answer: recoveryCodesSchema },
  'GET /auth/me/sessions': { answer: z.array(deviceSchema) },
  'POST /auth/me/token': { answer: renewedSessionSchema },
  'DELETE /auth/me/sessions': { status: 204 },
  'DELETE /auth/me/sessions/{id}': { answer: removedSchema },
  'GET /auth/me/restock-alerts': restockAlerts,
  'POST /auth/me/restock-alerts': { body: restockAlertInputSchema, ...restockAlerts },
  'DELETE /auth/me/restock-alerts/{id}': restockAlerts,
  'GET /auth/me/messages': { answer: messageChoicesSchema },
  'PUT /auth/me/messages': { body: messageChoiceInputSchema, answer: messageChoicesSchema },
  'POST /messages/unsubscribe/{token}': { answer: unsubscribedSchema },
  ...ownDataShapes,
  'GET /auth/me/addresses': { answer: addresses.answer.extend({ email: z.string() }) },
  'POST /auth/me/addresses': { body: addressInputSchema, status: 201, ...addresses },
  'PUT /auth/me/address/{id}': { body: addressInputSchema, ...addresses },
  'DELETE /auth/me/address/{id}': addresses,

  'GET /orders/user-orders': { answer: z.array(orderSchema) },
  'POST /orders/create-order': { body: createOrderInputSchema, status: 201, answer: createOrderResultSchema },
  'POST /orders/verify-payment': { body: verifyPaymentInputSchema, answer: checkStatusSchema },
  'POST /orders/{id}/pay': { answer: createOrderResultSchema },
  'GET /orders/check-status': { answer: checkStatusSchema },
  'GET /orders/{id}/returns': orderReturns,
  'POST /orders/{id}/returns': { body: returnInputSchema, status: 201, ...orderReturns },
  'POST /orders/{id}/returns/{returnId}/withdraw': orderReturns,
  'POST /orders/find': { body: findOrderInputSchema, answer: orderProgressSchema },
  'GET /credits': { answer: z.array(creditSchema) },
  'POST /credits': { body: creditCodeSchema, answer: z.array(creditSchema) },
  'GET /gift-cards': { answer: z.array(boughtGiftCardSchema) },
  'POST /gift-cards': { body: giftCardInputSchema, status: 201, answer: giftCardResultSchema },
  'GET /delivery-estimate': { answer: deliveryEstimateSchema },
  'POST /webhooks/razorpay': { answer: z.object({ status: z.literal('ok') }) },
  'GET /auth/orders/all': { answer: z.array(orderSchema) },
  'GET /auth/api/seller/orders': { answer: z.array(orderSchema) },
  'GET /auth/orders/{id}': order,
  'GET /auth/panel/orders': { answer: z.array(orderSchema).max(MAX_PAGE_ROWS) },
  'GET /auth/panel/sales': { answer: salesSchema },
  'GET /auth/panel/sales/file': { answer: salesFileSchema },
  'GET /auth/panel/outlook': { answer: panelOutlookSchema },
  'GET /auth/panel/tables/{table}': { answer: tableSettingsSchema },
  'PUT /auth/panel/tables/{table}': { body: tableChangeSchema, answer: tableSettingsSchema },
  'GET /auth/panel/returns': { answer: z.array(returnSchema) },
  'GET /auth/panel/credits': { answer: z.array(panelCreditSchema) },
  'PUT /auth/panel/credits/{id}': { body: creditActionSchema, answer: panelCreditSchema },
  'POST /auth/panel/returns/{id}/mail': { answer: messageSchema },
  'PUT /auth/panel/returns/{id}': { body: returnMoveSchema, answer: returnSchema },
  ...workShapes,
  ...outboxShapes,
  ...designShapes,
  ...teamShapes,
  'GET /auth/panel/figures': { answer: panelFiguresSchema },
  'GET /auth/panel/audit': { answer: z.array(auditEntrySchema) },
  'GET /auth/panel/accesses': { answer: z.array(accessEntrySchema) },
  'GET /auth/panel/reports': { answer: z.array(browserReportSchema) },
  'GET /auth/panel/releases': { answer: releaseOverviewSchema },
  'POST /auth/panel/releases/moves': { body: releaseMoveInputSchema, answer: releaseOverviewSchema },
  'POST /auth/panel/releases/previews': { body: releasePreviewInputSchema, answer: releasePreviewSchema },
  'POST /reports': { status: 204 },
  'POST /grievances': { body: grievanceInputSchema, status: 201, answer: grievanceTicketSchema },
  'GET /auth/panel/grievances': { answer: z.array(grievanceSchema) },
  'PUT /auth/panel/grievances/{id}': { body: grievanceActionSchema, answer: grievanceSchema },
  'GET /auth/panel/people': { answer: z.array(personSchema).max(10) },
  'PUT /auth/people': { body: personChangeSchema, answer: personSchema },

  ...postCalls,
  'GET /sitemap': { answer: sitemapSchema },
  'GET /sitemap/products': { answer: sitemapPartSchema },
  'GET /feed/products': { answer: feedPartSchema },
} satisfies Record<`${Method} /${string}`, CallShape>;

type Calls = typeof calls;
/** The name of a call in the table. */
export type ContractName = keyof Calls;
type CardContractName = {
  [Name in ContractName]: Calls[Name] extends { card: z.ZodType } ? Name : never;
}[ContractName];
/** The name of a call as a client makes it, with `?view=card` when cards are enough. */
export type CallName = ContractName | `${CardContractName}?view=card`;
type CallOf<Name extends CallName> = Name extends `${infer Plain extends CardContractName}?view=card`
  ? Omit<Calls[Plain], 'answer'> & { answer: Calls[Plain]['card'] }
  : Name extends ContractName
    ? Calls[Name]
    : never;
/** The answer of a call. */
export type Answer<Name extends CallName> =
  CallOf<Name> extends { answer: infer Schema extends z.ZodType } ? z.infer<Schema> : undefined;
/** The status of a success. */
export type Status<Name extends CallName> = CallOf<Name> extends { status: infer Code extends number } ? Code : 200;
/** The body of a call. */
export type Body<Name extends CallName> =
  CallOf<Name> extends { body: infer Schema extends z.ZodType }
    ? z.input<Schema>
    : CallOf<Name> extends { form: z.ZodType }
      ? FormData
      : undefined;
