import type {
  DecidedAct,
  ReportRow,
  reportOperate,
  reportQueryDetail,
  reportQueryList,
} from '@portal/contract/community/manage';
import type { reportSubmit } from '@portal/contract/community/post-comment';
import {
  hidingReports,
  postStateLabels,
  type ReportState,
  reportEvents,
  reportReasonLabels,
  reportStateLabels,
  reportStates,
  reportTransitions,
} from '@portal/contract/community/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, getTableColumns, gte, inArray, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import type { PostContext } from '../../../feature/post-kind.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { inTurn } from '../../../platform/database/in-turn.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { lockComment, moveComment } from '../move-comment.ts';
import { movePost } from '../move-post.ts';
import { comments, posts, reports } from '../post.table.ts';
import type { Community } from '../post-kinds.ts';
import { isShown } from '../shown-post.public.ts';
import { excerptOf } from '../text-measure.ts';
import { operateText } from './operate-text.ts';

const hourMs = 3_600_000;
const maxAnHour = 20;

type Content = InputOf<typeof reportSubmit>['data'];

/**
 * The reported text, if public.
 * @throws {AppError} 500404
 */
async function findReported(tx: Db, { target, targetId }: Content) {
  const [found] =
    target === 'POST'
      ? await tx
          .select({ postId: posts.id, authorId: posts.authorId })
          .from(posts)
          .where(and(eq(posts.id, targetId), isShown))
      : await tx
          .select({ postId: comments.postId, authorId: comments.authorId })
          .from(comments)
          .innerJoin(posts, and(eq(posts.id, comments.postId), isShown))
          .where(and(eq(comments.id, targetId), eq(comments.status, 'PUBLISHED')));
  if (!found) throw notFound();
  return found;
}

/** Reporters stay anonymous, even in the log: it has nothing that links to their other entries. */
const unsigned = (ctx: Context) => ({ ...ctx, actor: null, ip: '', userAgent: '' });

/** Hides a text after three reports until an operator has reviewed it. */
async function hideReported(
  tx: Db,
  ctx: Context,
  { kinds }: Community,
  { target, targetId, reasonCode }: Content,
) {
  const open = and(eq(reports.targetId, targetId), inArray(reports.status, ['OPEN', 'WIP']));
  if ((await tx.$count(reports, open)) < hidingReports) return false;
  const bySystem: PostContext = unsigned(ctx);
  const reason = reportReasonLabels[reasonCode]();
  if (target === 'POST') {
    const [post] = await tx.select().from(posts).where(eq(posts.id, targetId)).for('update');
    if (!post || (post.status !== 'PUBLISHED' && post.status !== 'LOCKED')) return false;
    // Otherwise three people could use reports to keep others out of a draw, so two operators decide.
    if (await kinds.isTakenPartIn(tx, post)) return false;
    await movePost(tx, bySystem, kinds, post, {
      event: 'hide',
      reason,
      set: { review: { causes: ['REPORTS'], words: [] } },
    });
    return true;
  }
  const { post, comment } = await lockComment(tx, targetId);
  if (comment.status !== 'PUBLISHED') return false;
  await moveComment(tx, bySystem, post, comment, {
    event: 'hide',
    reason,
    set: { review: { causes: ['REPORTS'], words: [] } },
  });
  return true;
}

/**
 * Reports a text, once per person; the third report hides it.
 * @throws {AppError} 500404, 500063, 500024 after twenty within an hour, 100002 for one's own text
 */
export const submitReport =
  (community: Community): Verb<typeof reportSubmit> =>
  (ctx, { data }) =>
    inTurn(ctx, `report ${data.targetId}`, async (tx) => {
      const { actor, now } = ctx;
      const { userId } = actor;
      // So that concurrent reports all count.
      await takeTurn(tx, `report ${data.targetId}`);
      const { postId, authorId } = await findReported(tx, data);
      if (authorId === userId) throw fieldsRefused({ 'data.targetId': m.community_refusal_own_report() });
      const lately = and(
        eq(reports.reporterId, userId),
        gte(reports.createdAt, new Date(now.getTime() - hourMs)),
      );
      if ((await tx.$count(reports, lately)) >= maxAnHour)
        throw new AppError(retCodes.LIMIT_REACHED, {
          retMsg: m.community_refusal_reports({ max: maxAnHour }),
        });
      const [made] = await tx
        .insert(reports)
        .values({
          ...data,
          id: ulid(now.getTime()),
          postId,
          reporterId: userId,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning();
      if (!made) throw new AppError(retCodes.ALREADY_DONE, { retMsg: m.community_refusal_reported() });
      await writeLog(tx, unsigned(ctx), {
        event: 'communityReport.create',
        entity: 'communityReport',
        entityId: made.id,
        after: { reasonCode: data.reasonCode },
      });
      return { isHidden: await hideReported(tx, ctx, community, data) };
    });

interface ReportFilter {
  state?: ReportState | undefined;
  reasonCode?: Content['reasonCode'] | undefined;
}

const isInState = (state: ReportState | undefined) => state && eq(reports.status, state);
const conditions = ({ reasonCode }: ReportFilter) => reasonCode && eq(reports.reasonCode, reasonCode);

const select = (db: Db) =>
  db
    .select({
      report: getTableColumns(reports),
      title: posts.title,
      postExcerpt: posts.excerpt,
      postStatus: posts.status,
      commentBody: comments.body,
      commentStatus: comments.status,
      open: sql<number>`(select count(*)::int from community_report other
        where other.target_id = ${reports.targetId} and other.status in ('OPEN', 'WIP'))`,
    })
    .from(reports)
    .innerJoin(posts, eq(posts.id, reports.postId))
    .leftJoin(comments, eq(comments.id, reports.targetId));

type Row = Awaited<ReturnType<typeof select>>[number];

/** Leaves out the reporter, whom operators don't need to know. */
const viewReport = ({
  report,
  title,
  postExcerpt,
  postStatus,
  commentBody,
  commentStatus,
  open,
}: Row): ReportRow => {
  const targetState = commentStatus ?? postStatus;
  return {
    reportId: report.id,
    target: report.target,
    targetId: report.targetId,
    postId: report.postId,
    title,
    excerpt: commentBody === null ? postExcerpt : excerptOf(commentBody),
    reasonCode: report.reasonCode,
    reasonLabel: reportReasonLabels[report.reasonCode](),
    text: report.text,
    open,
    targetState,
    targetStateLabel: postStateLabels[targetState](),
    state: report.status,
    stateLabel: reportStateLabels[report.status](),
    createdAt: report.createdAt.getTime(),
    version: report.version,
    actions: reportEvents.filter((event) => reportTransitions[report.status][event] !== undefined),
  };
};

export const listReports = async (
  db: Db,
  {
    sort = 'created',
    pageNo,
    pageSize,
    ...filter
  }: ReportFilter & { sort?: 'created' | '-created'; pageNo: number; pageSize: number },
): Promise<ReportRow[]> => {
  const rows = await select(db)
    .where(and(conditions(filter), isInState(filter.state)))
    .orderBy(...sorted(sort, { created: reports.createdAt }, reports.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return rows.map(viewReport);
};

export const countReports = (db: Db, filter: ReportFilter) =>
  countTabs(reportStates, isInState, (columns) => db.select(columns).from(reports).where(conditions(filter)));

export const queryReports: Verb<typeof reportQueryList> = ({ db }, input) =>
  pageOfTabs(
    input,
    listReports(db, input),
    { counts: countReports(db, input), tab: input.state },
    (row) => row,
  );

/** @throws {AppError} 500404 */
export const queryReport: Verb<typeof reportQueryDetail> = async ({ db }, { id }) => {
  const [row] = await select(db).where(eq(reports.id, id));
  if (!row) throw notFound();
  return viewReport(row);
};

/** The action that upholding or dismissing a report requires in the text's current state. */
function actOn(state: ReportRow['targetState'], event: 'uphold' | 'dismiss'): DecidedAct | null {
  if (event === 'dismiss') return state === 'HIDDEN' ? 'restore' : null;
  if (state === 'HIDDEN') return 'confirm';
  return state === 'PUBLISHED' || state === 'LOCKED' ? 'hide' : null;
}

/**
 * Claims a report, or decides it along with its text and all other reports on it.
 * @throws {AppError} 500404, 500409, 500012, 100002 without a reason
 */
export const operateReport =
  (community: Community): Verb<typeof reportOperate> =>
  (ctx, { id, version, event, data }) =>
    inTransaction(ctx.db, async (tx) => {
      const report = await lockVersion(tx, reports, { id, version });
      const status = nextState(reportTransitions, report.status, event);
      if (event !== 'take' && data.reason === '')
        throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
      await moveState(tx, ctx, reports, report, {
        entity: 'communityReport',
        event,
        set: event === 'take' ? { status } : { status, decision: data.reason, decidedAt: ctx.now },
        reason: data.reason,
      });
      const [row] = await select(tx).where(eq(reports.id, id));
      if (!row) throw notFound();
      if (event !== 'take')
        await decideWith(tx, ctx, community, viewReport(row), { event, reason: data.reason });
      const [after] = await select(tx).where(eq(reports.id, id));
      if (!after) throw notFound();
      return viewReport(after);
    });

async function decideWith(
  tx: Db,
  ctx: Context,
  community: Community,
  { target, targetId, targetState }: ReportRow,
  { event, reason }: { event: 'uphold' | 'dismiss'; reason: string },
): Promise<void> {
  const operate = operateText(community);
  const within = { ...ctx, db: tx };
  for (let act = actOn(targetState, event); act !== null; ) {
    const table = target === 'POST' ? posts : comments;
    const [text] = await tx.select({ version: table.version }).from(table).where(eq(table.id, targetId));
    const { state } = await operate(within, {
      target,
      id: targetId,
      version: text?.version ?? 0,
      event: act,
      data: { reason, withCopies: false },
    });
    if (act === 'hide' && state !== 'HIDDEN')
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.community_refusal_two() });
    // A public text is first hidden, then removed.
    act = act === 'hide' ? actOn(state, event) : null;
  }
  await tx
    .update(reports)
    .set({
      status: event === 'uphold' ? 'RESOLVED' : 'REJECTED',
      decision: reason,
      decidedAt: ctx.now,
      updatedAt: ctx.now,
    })
    .where(and(eq(reports.targetId, targetId), inArray(reports.status, ['OPEN', 'WIP'])));
}

export const reportColumns: SheetColumn<ReportRow>[] = [
  { head: '帖子', value: ({ title }) => title, width: 40 },
  { head: '内容', value: ({ excerpt }) => excerpt, width: 60 },
  { head: '原因', value: ({ reasonLabel }) => reasonLabel },
  { head: '说明', value: ({ text }) => text, width: 40 },
  { head: '内容状态', value: ({ targetStateLabel }) => targetStateLabel },
  { head: '举报时间', value: ({ createdAt }) => new Date(createdAt), width: 20 },
  { head: '状态', value: ({ stateLabel }) => stateLabel },
];
