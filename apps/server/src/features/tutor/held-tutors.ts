import { retCodes } from '@portal/contract/ret-code';
import { type TutorState, tutorStateLabels } from '@portal/contract/tutor/terms';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { HeldWorkSource } from '../../feature/held-work.ts';
import { takeTurn } from '../../platform/database/take-turn.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { tutors } from './tutor.table.ts';

/**
 * Tutors whose hours an expert keeps: the hours, the requests for them and the advice go with the tutor. The office
 * keeps those of nobody.
 */
export const heldTutors: HeldWorkSource = {
  kind: 'TUTOR',
  held: () => sql`
    select ${tutors.id} as ref_id, ${tutors.userId} as holder_id, ${tutors.name} as title,
      ${tutors.status} as state, null::timestamptz as due_at, 'EXPERT' as role,
      array(select other.user_id from ${tutors} other where other.user_id is not null) as barred_ids
    from ${tutors} where ${tutors.userId} is not null`,
  stateLabel: (state) => tutorStateLabels[state as TutorState](),
  canRelease: true,
  async give(tx, ctx, { refId, from, to }) {
    const refused = (retMsg: string) => new AppError(retCodes.TRANSITION_REFUSED, { retMsg });
    await takeTurn(tx, 'tutor-account');
    if (to !== null && (await tx.$count(tutors, eq(tutors.userId, to))) > 0)
      throw refused(m.handover_refusal_taker());
    const isTheirs = and(eq(tutors.id, refId), eq(tutors.userId, from));
    const [found] = await tx.select({ id: tutors.id }).from(tutors).where(isTheirs).for('update');
    if (!found) throw refused(m.handover_refusal_gone());
    await updateVersion(tx, ctx, tutors, refId, { userId: to });
    await writeLog(tx, ctx, {
      event: 'tutor.reassign',
      entity: 'tutor',
      entityId: refId,
      before: { userId: from },
      after: { userId: to },
    });
  },
};
