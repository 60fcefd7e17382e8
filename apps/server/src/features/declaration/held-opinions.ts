import { type DeclarationState, declarationStateLabels } from '@portal/contract/declaration/terms';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { HeldWorkSource } from '../../feature/held-work.ts';
import { titleOf } from '../../feature/queue-source.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { sendMessage } from '../message/message.public.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { declarations, declarationOpinions as opinion } from './declaration.table.ts';
import { isRelatedTo } from './manage/experts.ts';

const title = titleOf(declareItems.title, enterprises.shortName);

/** Opinions that experts were asked for and have not given; related or already asked colleagues can't take one. */
export const heldOpinions: HeldWorkSource = {
  kind: 'OPINION',
  held: () => sql`
    select ${opinion.id} as ref_id, ${opinion.expertId} as holder_id, ${title} as title,
      ${declarations.status} as state, ${declarations.dueAt} as due_at, 'EXPERT' as role,
      array(select user_account.id from user_account
        where 'EXPERT' = any(user_account.operator_roles) and (
          ${isRelatedTo(declarations.enterpriseId)}
          or exists (select from ${opinion} as asked
            where asked.declaration_id = ${declarations.id} and asked.expert_id = user_account.id))
      ) as barred_ids
    from ${opinion}
      join ${declarations} on ${declarations.id} = ${opinion.declarationId}
      join ${declareItems} on ${declareItems.id} = ${declarations.itemId}
      join ${enterprises} on ${enterprises.id} = ${declarations.enterpriseId}
    where ${declarations.status} = 'REVIEWING' and ${opinion.givenAt} is null and ${opinion.recusedFor} = ''`,
  stateLabel: (state) => declarationStateLabels[state as DeclarationState](),
  canRelease: false,
  async give(tx, ctx, { refId, from, to }) {
    const gone = () => new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.handover_refusal_gone() });
    const [found] = await tx
      .select({ declarationId: opinion.declarationId })
      .from(opinion)
      .where(eq(opinion.id, refId));
    if (!found || to === null) throw gone();
    // The application first, in the same order as every other change to it.
    const [application] = await tx
      .select({ status: declarations.status, title: declareItems.title })
      .from(declarations)
      .innerJoin(declareItems, eq(declareItems.id, declarations.itemId))
      .where(eq(declarations.id, found.declarationId))
      .for('update', { of: declarations });
    const isTheirs = and(
      eq(opinion.id, refId),
      eq(opinion.expertId, from),
      isNull(opinion.givenAt),
      eq(opinion.recusedFor, ''),
    );
    const [row] = await tx.select().from(opinion).where(isTheirs).for('update');
    if (application?.status !== 'REVIEWING' || !row) throw gone();
    await updateVersion(tx, ctx, opinion, refId, { expertId: to });
    await writeLog(tx, ctx, {
      event: 'declaration.reassign',
      entity: 'declaration',
      entityId: found.declarationId,
      before: { expertId: from },
      after: { expertId: to },
    });
    await sendMessage(tx, {
      eventCode: 'DECLARATION_OPINION',
      params: { title: application.title },
      userIds: [to],
      link: paths.manageReviews({ declaration: found.declarationId }),
      now: ctx.now,
    });
  },
};
