import type { recommendOperate } from '@portal/contract/match/recommend';
import {
  type AnswerEvent,
  type RecommendEvent,
  recommendTransitions,
} from '@portal/contract/match/recommend-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { requireAnonymous } from './check-words.public.ts';
import { projects } from './project.table.ts';
import { readRecommend } from './read-recommend.public.ts';
import { isParty } from './recommend.queries.ts';
import { type Recommendation, recommendations } from './recommend.table.ts';
import { possibleAnswers } from './recommend.view.ts';
import { recordRecommendation } from './record-recommendation.ts';
import { answerBy } from './send-recommendation.public.ts';

type Answer = InputOf<typeof recommendOperate>['data'];

/** The columns that change with an event besides the state. */
function columnsOf(
  { viewedAt }: Recommendation,
  event: RecommendEvent,
  now: Date,
  data?: Answer,
): Partial<Recommendation> {
  const viewed = { viewedAt: viewedAt ?? now };
  const answered = { ...viewed, answeredAt: now, answerNote: data?.note ?? '' };
  const columns: Partial<Record<RecommendEvent, Partial<Recommendation>>> = {
    open: viewed,
    // The other side gets a full answer period too.
    interested: { ...answered, expiresAt: answerBy(now), offeredX100: data?.offeredX100 ?? null },
    decline: { ...answered, declineReason: data?.declineReason ?? null },
    remind: { remindedAt: now },
    agree: { connectedAt: now },
  };
  return columns[event] ?? {};
}

/**
 * Applies a transition to a locked recommendation: updates its row, log and case, and notifies the sides. When contacts
 * open, the log gets a row for each side.
 * @throws {AppError} 500012
 */
export async function moveRecommend(
  tx: Db,
  ctx: MoveSource,
  row: Recommendation,
  { event, data, set = {} }: { event: RecommendEvent; data?: Answer; set?: Partial<Recommendation> },
): Promise<Recommendation> {
  const status = nextState(recommendTransitions, row.status, event);
  const moved = await moveState(tx, ctx, recommendations, row, {
    entity: 'recommend',
    event,
    set: { ...columnsOf(row, event, ctx.now, data), ...set, status },
  });
  if (event === 'agree')
    for (const opened of [row.ownerId, row.toEnterpriseId])
      await writeLog(tx, ctx, {
        event: 'recommend.openContact',
        entity: 'recommend',
        entityId: row.id,
        after: { enterpriseId: opened },
      });
  const [project] = await tx
    .select({ title: projects.title })
    .from(projects)
    .where(eq(projects.id, row.projectId));
  await recordRecommendation(tx, ctx.now, moved, project?.title ?? '', event);
  return moved;
}

async function requireAnswer(tx: Db, event: AnswerEvent, data: Answer, own: string): Promise<void> {
  if (event === 'decline' && data.declineReason === null)
    throw fieldsRefused({ 'data.declineReason': m.fault_choose({ field: m.match_field_decline() }) });
  await requireAnonymous(tx, { 'data.note': data.note }, [own]);
}

/**
 * Applies either side's action to a recommendation.
 * @throws {AppError} 500404, 500409, 500012, 500024, 100002
 */
export const operateRecommend: Verb<typeof recommendOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const { enterpriseId } = ctx.actor;
    if (enterpriseId === null) throw notFound();
    const row = await lockVersion(tx, recommendations, { id, version }, isParty(enterpriseId));
    if (event === 'remind' && row.remindedAt && row.ownerId === enterpriseId)
      throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.refusal_reminded() });
    if (!possibleAnswers(row, ctx.actor).includes(event)) throw new AppError(retCodes.TRANSITION_REFUSED);
    await requireAnswer(tx, event, data, enterpriseId);
    await moveRecommend(tx, ctx, row, { event, data });
    return readRecommend(tx, id, ctx.actor);
  });
