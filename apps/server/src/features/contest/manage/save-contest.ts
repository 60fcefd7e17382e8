import type { ContestContent } from '@portal/contract/contest/content';
import type { contestSave } from '@portal/contract/contest/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { sendMessage } from '../../message/message.public.ts';
import { canEdit, submitTo } from '../contest.policy.ts';
import { type Contest, contestEntries, contestJudges, contests } from '../contest.table.ts';
import { contestLinks } from '../contest-links.ts';
import { idsOfTeam } from '../entry/entry.queries.ts';
import { followContest } from '../follow-contest.ts';

const logged = ({ title, startAt, endAt, judgeIds, scoresPerEntry, cutOff, voteWeight }: Contest) => ({
  title,
  startAt,
  endAt,
  judgeIds,
  scoresPerEntry,
  cutOff,
  voteWeight,
});

/** Fields participants rely on; fixed once the contest is public. */
const binding = [
  'tracks',
  'prizes',
  'criteria',
  'teamMin',
  'teamMax',
  'scoresPerEntry',
  'cutOff',
  'voteWeight',
] as const;

/** Maps the submitted content to column values. */
async function valuesOf(tx: Db, { fileId, ...data }: ContestContent) {
  return {
    ...data,
    cover: await findPicture(tx, fileId, data.title),
    startAt: new Date(Math.min(...data.stages.map(({ from }) => from))),
    endAt: new Date(Math.max(...data.stages.map(({ to }) => to))),
  };
}

/** The database returns JSON with keys in a different order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) =>
      isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

/**
 * The rules are fixed once the contest is public; during scoring, judges can only be added.
 * @throws {AppError} 500012, 100002
 */
function requireFits(before: Contest, data: ContestContent): void {
  if (!canEdit(before)) throw new AppError(retCodes.TRANSITION_REFUSED);
  if (before.status === 'DRAFT') return;
  const changed = binding.find((name) => !isSame(before[name], data[name]));
  if (changed) throw fieldsRefused({ [`data.${changed}`]: m.fault_contest_rule_fixed() });
  if (before.status === 'SCORING' && before.judgeIds.some((id) => !data.judgeIds.includes(id)))
    throw fieldsRefused({ 'data.judgeIds': m.fault_contest_judges_kept() });
}

/** @throws {AppError} 100002 for unknown or duplicate judges */
async function requireJudges(tx: Db, { judgeIds }: ContestContent): Promise<void> {
  if (judgeIds.length === 0) return;
  const known = await tx.$count(contestJudges, inArray(contestJudges.id, judgeIds));
  if (known < judgeIds.length)
    throw fieldsRefused({ 'data.judgeIds': m.fault_unknown({ field: m.contest_judges() }) });
}

/** Notifies participants of changed dates. */
async function notifyMoved(tx: Db, { now }: Context, before: Contest, after: Contest): Promise<void> {
  if (after.status === 'DRAFT' || isSame(before.stages, after.stages)) return;
  const entries = await tx
    .select({ id: contestEntries.id })
    .from(contestEntries)
    .where(
      and(
        eq(contestEntries.contestId, after.id),
        notInArray(contestEntries.status, ['WITHDRAWN', 'DISQUALIFIED']),
      ),
    );
  const userIds = await idsOfTeam(
    tx,
    entries.map(({ id }) => id),
  );
  if (userIds.length === 0) return;
  await sendMessage(tx, {
    eventCode: 'CONTEST_STAGES_MOVED',
    params: { contest: after.title, until: submitTo(after) },
    userIds,
    link: contestLinks.own,
    now,
  });
}

/**
 * Drafts a contest or changes one.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const saveContest: Verb<typeof contestSave> = (ctx, { id: given, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = given === undefined ? null : await lockVersion(tx, contests, { id: given, version });
    if (before) requireFits(before, data);
    await requireJudges(tx, data);
    const values = await valuesOf(tx, data);
    const id = given ?? ulid(ctx.now.getTime());
    if (!before)
      await tx.insert(contests).values({
        ...values,
        id,
        createdBy: ctx.actor.userId,
        createdAt: ctx.now,
        status: 'DRAFT',
      });
    const saved = await updateVersion(tx, ctx, contests, id, before ? values : {});
    await writeLog(tx, ctx, {
      event: before ? 'contest.edit' : 'contest.create',
      entity: 'contest',
      entityId: id,
      before: before && logged(before),
      after: logged(saved),
    });
    if (before) await notifyMoved(tx, ctx, before, saved);
    await followContest(tx, ctx, id);
    return { contestId: id, version: saved.version };
  });
