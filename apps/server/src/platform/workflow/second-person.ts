import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError } from '../http/app-error.ts';

/** What one person wants to do, and a second one has to agree to. */
export interface Proposal<Event extends string> {
  event: Event;
  by: string;
  at: number;
  reason: string;
}

/**
 * Whether somebody who acts agrees to what a colleague has proposed. Who acts first, or wants something else, proposes.
 * @throws {AppError} 500012 for one's own proposal
 */
export function isSecond<Event extends string>(
  proposal: Proposal<Event> | null,
  event: Event,
  userId: string,
): boolean {
  if (proposal?.event !== event) return false;
  if (proposal.by === userId)
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.community_refusal_second() });
  return true;
}
