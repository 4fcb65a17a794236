import type { ReturnKind, ReturnReason } from './reasons.ts';
import { returnTerms } from './reasons.ts';

/** The states of a return; from those below the line nothing more happens (docs/decisions/0023-returns.md). */
export const returnStates = [
  'requested',
  'approved',
  'picked-up',
  'to-send',
  // The line.
  'cancelled',
  'withdrawn',
  'refused',
  'rejected',
  'refunded',
  'exchanged',
] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnActions = ['withdraw', 'approve', 'refuse', 'pick-up', 'accept', 'reject', 'send'] as const;
export type ReturnAction = (typeof returnActions)[number];

/** Who acts: the shopper of the order; the seller of the piece or an admin. */
export type ReturnRole = 'shopper' | 'staff';

type Facts = { kind: ReturnKind; reason: ReturnReason | null; state: ReturnState };

/** The state of pieces that are back, or that never arrived: an exchange is sent, all else is refunded. */
const settled = ({ kind }: Facts): ReturnState => (kind === 'exchange' ? 'to-send' : 'refunded');
const goesBack = ({ reason }: Facts) => reason === null || returnTerms[reason].goesBack;

/** Every allowed transition; what is missing is not allowed. */
const transitions: Partial<Record<ReturnState, Partial<Record<ReturnAction, (facts: Facts) => ReturnState>>>> = {
  requested: {
    withdraw: () => 'withdrawn',
    approve: (facts) => (goesBack(facts) ? 'approved' : settled(facts)),
    refuse: () => 'refused',
  },
  approved: { withdraw: () => 'withdrawn', refuse: () => 'refused', 'pick-up': () => 'picked-up' },
  'picked-up': { accept: settled, reject: () => 'rejected' },
  'to-send': { send: () => 'exchanged' },
};

const actionsOf: Record<ReturnRole, readonly ReturnAction[]> = {
  shopper: ['withdraw'],
  staff: ['approve', 'refuse', 'pick-up', 'accept', 'reject', 'send'],
};

/** What somebody may do with a return now. */
export const actionsFor = (facts: Facts, role: ReturnRole): ReturnAction[] =>
  actionsOf[role].filter((action) => transitions[facts.state]?.[action] !== undefined);

/** The state after an action, or undefined when it is not allowed to this role in this state. */
export function nextState(facts: Facts, action: ReturnAction, role: ReturnRole): ReturnState | undefined {
  return actionsOf[role].includes(action) ? transitions[facts.state]?.[action]?.(facts) : undefined;
}

/** Whether an action was done already, so that it is not done again when it is repeated. */
export function isDone(facts: Facts, action: ReturnAction): boolean {
  return Object.values(transitions).some((allowed) => allowed[action]?.(facts) === facts.state);
}

/** Whether the pieces are still claimed: not when the shopper keeps them. */
export const isClaiming = (state: ReturnState) => !['withdrawn', 'refused', 'rejected'].includes(state);

/** Whether pieces are reserved for an exchange: from its approval until they are sent. */
export const isReserving = ({ kind, state }: Pick<Facts, 'kind' | 'state'>) =>
  kind === 'exchange' && ['approved', 'picked-up', 'to-send'].includes(state);

/** Whether something can still happen. */
export const isOpen = (state: ReturnState) => transitions[state] !== undefined;
