import type { GrievanceAction } from '../grievance/schema.ts';
import type { ReleaseMoveInput } from '../release/schema.ts';
import type { ReturnAction } from '../return/states.ts';

/** What the audit trail records: writes by sellers and admins. */
export type ChangeAction =
  | 'cart.clear'
  | 'order.mail'
  | 'order.status'
  | 'order.tracking'
  | 'person.change'
  | 'post.create'
  | 'post.delete'
  | 'post.update'
  | 'product.add'
  | 'product.remove'
  | 'product.update'
  | `grievance.${GrievanceAction['action']}`
  | 'release.preview'
  | `release.${ReleaseMoveInput['how']}`
  | `return.${ReturnAction}`;

/** What opens or closes access to an account. */
export type WayInAction =
  | 'codes.renew'
  | 'factor.add'
  | 'factor.remove'
  | 'login'
  | 'logout'
  | 'logout.all'
  | 'password.change'
  | 'proof'
  | 'reset'
  | 'reset.ask';

/** How staff read shoppers' data. */
export type StaffReadAction = 'read.cart' | 'read.grievances' | 'read.invoice' | 'read.order' | 'read.orders';

/** What the trail of accesses records. */
export type AccessAction = WayInAction | `${WayInAction}.failed` | StaffReadAction;

const changeLabels: Record<ChangeAction, string> = {
  'cart.clear': "Emptied a shopper's cart",
  'grievance.acknowledge': 'Acknowledged a complaint',
  'grievance.answer': 'Answered a complaint',
  'grievance.close': 'Closed a complaint',
  'order.mail': 'Sent a mail about an order again',
  'order.status': 'Changed the status of an order',
  'order.tracking': 'Changed a tracking ID',
  'person.change': 'Changed the role or ban of a person',
  'post.create': 'Published a blog post',
  'post.delete': 'Deleted a blog post',
  'post.update': 'Changed a blog post',
  'product.add': 'Added a product',
  'product.remove': 'Removed a product',
  'product.update': 'Changed a product',
  'release.preview': 'Made an address that shows a release before it is live',
  'release.promote': 'Made a release live',
  'release.rollback': 'Went back to an earlier release',
  'return.accept': 'Accepted what came back',
  'return.approve': 'Approved a return or an exchange',
  'return.pick-up': 'Noted that a return was picked up',
  'return.refuse': 'Refused a return or an exchange',
  'return.reject': 'Did not accept what came back',
  'return.send': 'Sent the new item of an exchange',
  'return.withdraw': 'Withdrew a return or an exchange',
};

const accessLabels: Record<AccessAction, string> = {
  'codes.renew': 'Made new recovery codes',
  'codes.renew.failed': 'Failed to make new recovery codes',
  'factor.add': 'Added to the second step',
  'factor.add.failed': 'Failed to add to the second step',
  'factor.remove': 'Removed from the second step',
  'factor.remove.failed': 'Failed to remove from the second step',
  login: 'Logged in',
  'login.failed': 'Failed to log in',
  logout: 'Logged out',
  'logout.failed': 'Failed to log out',
  'logout.all': 'Logged out everywhere',
  'logout.all.failed': 'Failed to log out everywhere',
  'password.change': 'Changed the password',
  'password.change.failed': 'Failed to change the password',
  proof: 'Proved again who it is',
  'proof.failed': 'Failed to prove who it is',
  'read.cart': "Read a shopper's cart",
  'read.grievances': 'Read complaints',
  'read.invoice': 'Read an invoice',
  'read.order': 'Read an order',
  'read.orders': 'Read a list of orders',
  reset: 'Set a new password by link',
  'reset.failed': 'Failed to use a reset link',
  'reset.ask': 'Asked for a reset link',
  'reset.ask.failed': 'Asked for too many reset links',
};

const labels: Readonly<Record<string, string>> = { ...changeLabels, ...accessLabels };

/** An action of either trail in words; one of a newer or older server as it is. */
export const labelAction = (action: string): string =>
  (Object.hasOwn(labels, action) ? labels[action] : undefined) ?? action;
