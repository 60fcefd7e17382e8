import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findTutorOf, getTutor } from '../tutor.queries.ts';
import type { TutorRecord } from '../tutor.table.ts';

const runsAll = ({ operatorRoles }: Pick<Actor, 'operatorRoles'>): boolean =>
  operatorRoles.includes('OP_SERVICE');

/**
 * The tutor the caller works for: the requested one for the office, their own for tutors.
 * @throws {AppError} 500404 for another tutor, and for experts who are not tutors
 */
export async function tutorFor(db: Db, actor: Actor, id: string | undefined): Promise<TutorRecord> {
  if (id !== undefined && runsAll(actor)) return getTutor(db, id);
  const own = await findTutorOf(db, actor.userId);
  if (!own) throw new AppError(retCodes.NOT_FOUND, { retMsg: m.refusal_no_tutor() });
  if (id !== undefined && id !== own.id) throw notFound();
  return own;
}
