import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { Actor } from '../session/actor.ts';
import { AppError } from './app-error.ts';

/**
 * A member of an enterprise lacks a right that another member has. The refusal names who that is: an administrator is
 * sent to the owner, everybody else to the administrators.
 */
export function memberRightMissing({ memberRole }: Pick<Actor, 'memberRole'>): AppError {
  if (memberRole === null || memberRole === 'OWNER') return new AppError(retCodes.RIGHT_MISSING);
  const retMsg = memberRole === 'ADMIN' ? m.refusal_owner_only() : m.refusal_right_missing();
  return new AppError(retCodes.RIGHT_MISSING, { retMsg });
}
