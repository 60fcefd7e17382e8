import type {
  applicationFile,
  applicationOperateReceived,
  applicationQueryReceivedDetail,
  applicationQueryReceivedList,
} from '@portal/contract/recruit/application';
import { type ApplicationState, applicationStates } from '@portal/contract/recruit/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, desc, eq, ne, or, type SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { sendFile, sendMissing } from '../../../platform/files/show-file.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { InputOf, ReplyContext, Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { users } from '../../identity/user.table.ts';
import { moveRecruit } from '../move-recruit.ts';
import { countPlaces } from '../recruit.counts.ts';
import { isRunBy, recruitsFor, wantedOf } from '../recruit.policy.ts';
import { type Recruit, type RecruitApplication, recruitApplications, recruits } from '../recruit.table.ts';
import { getApplication, selectApplications, viewReceived, viewReceivedRow } from './application.queries.ts';
import { lockApplication } from './lock-application.ts';
import { moveApplication } from './move-application.ts';

interface Filter {
  postId?: string | undefined;
  keyword?: string | undefined;
}

const isInState = (state: ApplicationState | undefined) => state && eq(recruitApplications.status, state);

/** Withdrawn applications are not found by name, because the name is no longer shown. */
const conditions = (actor: Actor, { postId, keyword }: Filter): SQL | undefined =>
  and(
    isRunBy(actor),
    postId === undefined ? undefined : eq(recruitApplications.postId, postId),
    keyword ? and(ne(recruitApplications.status, 'WITHDRAWN'), contains(keyword, users.name)) : undefined,
  );

export const queryReceived: Verb<typeof applicationQueryReceivedList> = ({ db, actor }, input) =>
  pageOfTabs(
    input,
    selectApplications(db)
      .where(and(conditions(actor, input), isInState(input.state)))
      .orderBy(desc(recruitApplications.createdAt), desc(recruitApplications.id))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize),
    {
      counts: countTabs(applicationStates, isInState, (columns) =>
        db
          .select(columns)
          .from(recruitApplications)
          .innerJoin(recruits, eq(recruits.postId, recruitApplications.postId))
          .leftJoin(users, eq(users.id, recruitApplications.userId))
          .where(conditions(actor, input)),
      ),
      tab: input.state,
    },
    viewReceivedRow,
  );

/** @throws {AppError} 500404 */
export const getReceived: Verb<typeof applicationQueryReceivedDetail> = async ({ db, actor }, { id }) =>
  viewReceived(await getApplication(db, id, isRunBy(actor)));

type Decision = InputOf<typeof applicationOperateReceived>;

/**
 * Validates the decision and returns the columns it sets.
 * @throws {AppError} 100002 for an interview without time and place, or one in the past
 */
function readDecision({ event, data }: Decision, now: Date): Partial<RecruitApplication> {
  const { interviewAt, interviewPlace, answer } = data;
  if (event === 'view') return {};
  if (event !== 'invite') return { answer };
  const faults: Record<string, string> = {};
  if (interviewAt === null || interviewAt <= now.getTime())
    faults['data.interviewAt'] = m.recruit_fault_interview_at();
  if (interviewPlace === '')
    faults['data.interviewPlace'] = m.fault_enter({ field: m.recruit_field_interview_place() });
  if (interviewAt === null || Object.keys(faults).length > 0) throw fieldsRefused(faults);
  return { interviewAt: new Date(interviewAt), interviewPlace, answer };
}

/** Counts hired applicants in total and for one position. */
async function countHired(tx: Db, { postId }: Recruit, positionId: string) {
  const places = (await countPlaces(tx, [postId])).get(postId);
  return { all: places?.counts.HIRED ?? 0, here: places?.byPosition.get(positionId)?.HIRED ?? 0 };
}

/** @throws {AppError} 500024 if all places of the position are filled */
async function requirePlace(tx: Db, recruit: Recruit, { positionId }: RecruitApplication): Promise<void> {
  const count = recruit.positions.find(({ id }) => id === positionId)?.count ?? 0;
  if ((await countHired(tx, recruit, positionId)).here >= count)
    throw new AppError(retCodes.LIMIT_REACHED, { retMsg: m.recruit_refusal_position_full() });
}

/**
 * Carries out a recruiter's decision on an application; filling the last place fills the recruitment.
 * @throws {AppError} 500404, 500409, 500012, 500024, 100002
 */
export const decideApplication: Verb<typeof applicationOperateReceived> = (ctx, input) =>
  inTransaction(ctx.db, async (tx) => {
    const { id, event, version } = input;
    const { application, recruit } = await lockApplication(tx, { id, version }, isRunBy(ctx.actor));
    const set = readDecision(input, ctx.now);
    if (event === 'hire') await requirePlace(tx, recruit, application);
    const moved = await moveApplication(tx, ctx, recruit, application, { event, set });
    const { all } = await countHired(tx, recruit, moved.positionId);
    if (event === 'hire' && recruit.state === 'OPEN' && all >= wantedOf(recruit))
      await moveRecruit(tx, ctx, recruit, 'fill');
    return viewReceived(await getApplication(tx, id));
  });

/** Sends the résumé of an application; to anyone else it does not exist. */
export async function showResume(
  ctx: ReplyContext,
  { id }: InputOf<typeof applicationFile>,
): Promise<FastifyReply> {
  const fileId = await inTransaction(ctx.db, async (tx) => {
    const [row] = await selectApplications(tx).where(
      and(
        eq(recruitApplications.id, id),
        or(isRunBy(ctx.actor), eq(recruitApplications.userId, ctx.actor.userId)),
      ),
    );
    if (!row || row.application.fileId === null) return null;
    if (row.application.userId !== ctx.actor.userId && recruitsFor(ctx.actor, row.recruit))
      await writeLog(tx, ctx, {
        event: 'recruitApplication.read',
        entity: 'recruitApplication',
        entityId: id,
      });
    return row.application.fileId;
  });
  const file = fileId === null ? null : await findFile(ctx.db, fileId, 0);
  return file ? sendFile(ctx, file, 'inline') : sendMissing(ctx.reply);
}
