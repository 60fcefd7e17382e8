import type { AdmissionEvent } from '@portal/contract/enterprise/admission';
import { type ChangeEvent, changeTransitions } from '@portal/contract/enterprise/change';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { Audit } from '../admission/admission.policy.ts';

type Member = Pick<Actor, 'memberRole' | 'auditStatus'>;

/** Only the owner may change the registration of an admitted enterprise. */
export const mayChange = ({ memberRole, auditStatus }: Member): boolean =>
  memberRole === 'OWNER' && auditStatus === '2';

/** @throws {AppError} 300002 */
export function requireMayChange(actor: Member): void {
  if (!mayChange(actor)) throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_owner_only() });
}

const isOwnEvent = (event: AdmissionEvent): event is 'submit' | 'withdraw' =>
  event === 'submit' || event === 'withdraw';

/** Events the enterprise itself may fire now. */
export const changeActions = (actor: Member, { state }: Pick<Audit, 'state'>): ChangeEvent[] =>
  mayChange(actor) ? possibleEvents(changeTransitions, state).filter(isOwnEvent) : [];
