import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError } from '../http/app-error.ts';

/** A proposed action, which needs a second person's approval. */
export interface Proposal<Event extends string> {
  event: Event;
  by: string;
  at: number;
  reason: string;
}

/**
 * Whether the action approves a colleague's proposal; otherwise it becomes a new proposal.
 * @throws {AppError} 500012 for the user's own proposal
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
