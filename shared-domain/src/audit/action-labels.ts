import * as texts from '#texts/audit.ts';
import type { CreditAction } from '../credit/schema.ts';
import type { GrievanceAction } from '../grievance/schema.ts';
import type { ReleaseMoveInput } from '../release/schema.ts';
import type { ReturnAction } from '../return/states.ts';

/** What the audit trail records: writes by sellers and admins. */
export type ChangeAction =
  | 'cart.clear'
  | 'changes.prepare'
  | 'changes.run'
  | 'changes.undo'
  | `credit.${CreditAction}`
  | 'order.cancel'
  | 'order.delivery'
  | 'job.retry'
  | 'link.cancel'
  | 'link.make'
  | 'link.renew'
  | 'link.send'
  | 'carrier.pickup'
  | 'media.add'
  | 'media.change'
  | 'media.remove'
  | 'order.hold'
  | 'order.mail'
  | 'order.note'
  | 'order.pack'
  | 'order.print'
  | 'order.refund'
  | 'order.report'
  | 'order.status'
  | 'order.tracking'
  | 'order.undo'
  | 'order.weight'
  | 'payout.record'
  | 'payout.withdraw'
  | 'person.change'
  | 'price.rule'
  | 'post.create'
  | 'post.delete'
  | 'post.draft'
  | 'post.preview'
  | 'post.restore'
  | 'post.schedule'
  | 'post.update'
  | 'product.add'
  | 'product.family'
  | 'product.remove'
  | 'product.restore'
  | 'product.update'
  | `grievance.${GrievanceAction['action']}`
  | 'release.preview'
  | 'search.words'
  | `release.${ReleaseMoveInput['how']}`
  | `return.${ReturnAction}`
  | 'return.book'
  | 'return.mail'
  | 'tax.details'
  | 'review.answer'
  | 'review.hide'
  | 'review.replace'
  | 'review.show'
  | 'review.unanswer'
  | 'team.invite'
  | 'team.join'
  | 'team.leave'
  | 'team.remove'
  | 'team.roles'
  | 'team.settings'
  | 'team.withdraw';

/** What opens or closes access to an account. */
export type WayInAction =
  | 'account.delete'
  | 'codes.renew'
  | 'data.copy'
  | 'email.ask'
  | 'email.change'
  | 'factor.add'
  | 'factor.remove'
  | 'login'
  | 'logout'
  | 'logout.all'
  | 'mobile.prove'
  | 'mobile.remove'
  | 'password.change'
  | 'proof'
  | 'reset'
  | 'reset.ask';

/** How staff read shoppers' data. */
export type StaffReadAction =
  | 'read.cart'
  | 'read.grievances'
  | 'read.invoice'
  | 'read.order'
  | 'read.orders'
  | 'read.people'
  | 'read.printout';

/** What the trail of accesses records. */
export type AccessAction = WayInAction | `${WayInAction}.failed` | StaffReadAction;

const changeLabels: Record<ChangeAction, string> = {
  'cart.clear': texts.emptiedShoppersCart,
  'changes.prepare': texts.previewedChanges,
  'changes.run': texts.ranChanges,
  'changes.undo': texts.undidChanges,
  'credit.mail': texts.sentGiftCardAgain,
  'credit.refund': texts.refundedGiftCard,
  'credit.withdraw': texts.withdrewCredit,
  'grievance.acknowledge': texts.acknowledgedComplaint,
  'grievance.answer': texts.answeredComplaint,
  'grievance.close': texts.closedComplaint,
  'order.cancel': texts.cancelledItems,
  'order.delivery': texts.answeredFailedDelivery,
  'order.hold': texts.decidedAboutHold,
  'order.report': texts.reportedPrint,
  'order.pack': texts.packedParcel,
  'order.print': texts.printedOrders,
  'job.retry': texts.triedJobsAgain,
  'link.cancel': texts.cancelledLink,
  'link.make': texts.madeLink,
  'link.renew': texts.renewedLink,
  'link.send': texts.sentLink,
  'media.add': texts.addedPicture,
  'carrier.pickup': texts.askedForPickup,
  'media.change': texts.changedPicture,
  'media.remove': texts.removedPicture,
  'order.mail': texts.sentOrderMailAgain,
  'order.note': texts.wroteNote,
  'order.refund': texts.gaveBackPartOfPrice,
  'order.status': texts.changedStatusOfOrder,
  'order.tracking': texts.changedTrackingId,
  'order.undo': texts.tookBackRefund,
  'order.weight': texts.answeredWeight,
  'payout.record': texts.recordedPayout,
  'payout.withdraw': texts.withdrewPayout,
  'person.change': texts.changedRoleOrBan,
  'post.create': texts.publishedBlogPost,
  'post.delete': texts.deletedBlogPost,
  'post.draft': texts.draftedBlogPost,
  'post.preview': texts.previewedBlogPost,
  'post.restore': texts.restoredBlogPost,
  'post.schedule': texts.scheduledBlogPost,
  'post.update': texts.changedBlogPost,
  'product.add': texts.addedProduct,
  'product.family': texts.changedFamily,
  'product.remove': texts.removedProduct,
  'product.restore': texts.restoredProduct,
  'product.update': texts.changedProduct,
  'release.preview': texts.madePreview,
  'search.words': texts.changedSearchWords,
  'release.promote': texts.madeReleaseLive,
  'release.canary': texts.gaveReleaseToSome,
  'release.end-canary': texts.endedCanary,
  'release.rollback': texts.wentBackToEarlierRelease,
  'return.book': texts.bookedReturnPickup,
  'return.accept': texts.acceptedWhatCameBack,
  'return.approve': texts.approvedReturnOrExchange,
  'return.mail': texts.sentReturnMailAgain,
  'return.pick-up': texts.pickedUpReturn,
  'return.refuse': texts.refusedReturnOrExchange,
  'return.reject': texts.didNotAcceptWhatCameBack,
  'return.send': texts.sentExchange,
  'return.withdraw': texts.withdrewReturnOrExchange,
  'price.rule': texts.changedPriceRule,
  'tax.details': texts.changedTaxDetails,
  'review.answer': texts.answeredReview,
  'review.hide': texts.hidReview,
  'review.replace': texts.replacedReview,
  'review.show': texts.showedReviewAgain,
  'review.unanswer': texts.removedAnswerToReview,
  'team.invite': texts.invitedToTeam,
  'team.join': texts.joinedTeam,
  'team.leave': texts.leftTeam,
  'team.remove': texts.removedFromTeam,
  'team.roles': texts.changedTeamRoles,
  'team.settings': texts.changedTeamSettings,
  'team.withdraw': texts.withdrewTeamInvitation,
};

const accessLabels: Record<AccessAction, string> = {
  'account.delete': texts.askedToDeleteAccount,
  'account.delete.failed': texts.failedToDeleteAccount,
  'codes.renew': texts.madeNewRecoveryCodes,
  'codes.renew.failed': texts.failedToMakeNewRecoveryCodes,
  'email.ask': texts.askedForNewEmail,
  'email.ask.failed': texts.failedToAskForNewEmail,
  'email.change': texts.changedEmail,
  'email.change.failed': texts.failedToChangeEmail,
  'data.copy': texts.copiedOwnData,
  'data.copy.failed': texts.failedToCopyOwnData,
  'factor.add': texts.addedToSecondStep,
  'factor.add.failed': texts.failedToAddToSecondStep,
  'factor.remove': texts.removedFromSecondStep,
  'factor.remove.failed': texts.failedToRemoveFromSecondStep,
  login: texts.loggedIn,
  'login.failed': texts.failedToLogIn,
  logout: texts.loggedOut,
  'logout.failed': texts.failedToLogOut,
  'logout.all': texts.loggedOutEverywhere,
  'mobile.prove': texts.confirmedNumber,
  'mobile.prove.failed': texts.failedToConfirmNumber,
  'mobile.remove': texts.removedNumber,
  'mobile.remove.failed': texts.failedToRemoveNumber,
  'logout.all.failed': texts.failedToLogOutEverywhere,
  'password.change': texts.changedPassword,
  'password.change.failed': texts.failedToChangePassword,
  proof: texts.provedAgainWhoItIs,
  'proof.failed': texts.failedToProveWhoItIs,
  'read.cart': texts.readShoppersCart,
  'read.grievances': texts.readComplaints,
  'read.invoice': texts.readInvoice,
  'read.printout': texts.readPrintout,
  'read.people': texts.readPeople,
  'read.order': texts.readOrder,
  'read.orders': texts.readListOfOrders,
  reset: texts.setNewPasswordByLink,
  'reset.failed': texts.failedToUseResetLink,
  'reset.ask': texts.askedForResetLink,
  'reset.ask.failed': texts.askedForTooManyResetLinks,
};

const labels: Readonly<Record<string, string>> = { ...changeLabels, ...accessLabels };

/** An action of either trail in words; one of a newer or older server as it is. */
export const labelAction = (action: string): string =>
  (Object.hasOwn(labels, action) ? labels[action] : undefined) ?? action;
