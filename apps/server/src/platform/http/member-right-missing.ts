import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { Actor } from '../session/actor.ts';
import { AppError } from './app-error.ts';

/**
 * Error for a member of an enterprise who lacks a right. It names who has it: an administrator is referred to the
 * owner, everyone else to the administrators.
 */
export function memberRightMissing({ memberRole }: Pick<Actor, 'memberRole'>): AppError {
  if (memberRole === null || memberRole === 'OWNER') return new AppError(retCodes.RIGHT_MISSING);
  const retMsg = memberRole === 'ADMIN' ? m.refusal_owner_only() : m.refusal_right_missing();
  return new AppError(retCodes.RIGHT_MISSING, { retMsg });
}
