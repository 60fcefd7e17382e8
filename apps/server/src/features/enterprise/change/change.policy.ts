import { type ChangeEvent, changeTransitions } from '@portal/contract/enterprise-change';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Audit } from '../admission/admission.policy.ts';

type Member = Pick<Actor, 'memberRole' | 'auditStatus'>;

/** What an enterprise stands under is its owner's to change, once it is admitted. */
export const mayChange = ({ memberRole, auditStatus }: Member): boolean =>
  memberRole === 'OWNER' && auditStatus === '2';

/** @throws {AppError} 300002 */
export function requireMayChange(actor: Member): void {
  if (!mayChange(actor)) throw new AppError(retCodes.RIGHT_MISSING);
}

const ownEvents: ChangeEvent[] = ['submit', 'withdraw'];

/** What the enterprise itself may do with its change now. */
export const changeActions = (actor: Member, { state }: Pick<Audit, 'state'>): ChangeEvent[] =>
  mayChange(actor) ? ownEvents.filter((event) => changeTransitions[state][event]) : [];
