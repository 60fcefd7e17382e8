import type { JudgeContent, judgeQueryManageList, judgeSave } from '@portal/contract/contest/judge-manage';
import * as m from '@portal/texts/messages';
import { and, arrayContains, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { contestsOfJudge } from '../contest.queries.ts';
import { contestJudges } from '../contest.table.ts';

/** @throws {AppError} 100002 for an account that can't judge, or is already another judge's */
async function findAccount(tx: Db, loginName: string, judgeId: string | undefined): Promise<string> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.loginName})`, loginName.toLowerCase()),
        eq(users.status, 'NORMAL'),
        arrayContains(users.operatorRoles, ['JUDGE']),
      ),
    );
  if (!user) throw fieldsRefused({ 'data.loginName': m.fault_contest_judge_account() });
  const isTaken = and(eq(contestJudges.userId, user.id), judgeId ? ne(contestJudges.id, judgeId) : undefined);
  if ((await tx.$count(contestJudges, isTaken)) > 0)
    throw fieldsRefused({ 'data.loginName': m.fault_contest_judge_taken() });
  return user.id;
}

/** @throws {AppError} 100002 for an unknown enterprise name */
async function findEnterprises(tx: Db, { enterprises: names }: JudgeContent): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, name] of names.entries()) {
    const [firm] = await tx
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(eq(enterprises.name, name))
      .orderBy(asc(enterprises.id))
      .limit(1);
    if (!firm) throw fieldsRefused({ [`data.enterprises.${at}`]: m.fault_enterprise_unknown() });
    ids.push(firm.id);
  }
  return [...new Set(ids)];
}

/**
 * Adds a judge or changes one.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveJudge: Verb<typeof judgeSave> = (ctx, { id: given, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = given === undefined ? null : await lockVersion(tx, contestJudges, { id: given, version });
    const { loginName, enterprises: _names, fileId, ...plain } = data;
    const values = {
      ...plain,
      userId: await findAccount(tx, loginName, given),
      enterpriseIds: await findEnterprises(tx, data),
      photo: await findPicture(tx, fileId, data.name),
    };
    const id = given ?? ulid(ctx.now.getTime());
    const by = { createdBy: ctx.actor.userId, createdAt: ctx.now };
    if (!before) await tx.insert(contestJudges).values({ ...values, ...by, id });
    const saved = before ? await updateVersion(tx, ctx, contestJudges, id, values) : { version: 1 };
    await writeLog(tx, ctx, {
      event: before ? 'contestJudge.edit' : 'contestJudge.create',
      entity: 'contestJudge',
      entityId: id,
      before: before && { name: before.name, title: before.title, enterpriseIds: before.enterpriseIds },
      after: { name: data.name, title: data.title, enterpriseIds: values.enterpriseIds },
    });
    await invalidateTags(tx, ['contest']);
    return { judgeId: id, version: saved.version };
  });

export const queryManagedJudges: Verb<typeof judgeQueryManageList> = async ({ db }) => {
  const judges = await db
    .select({ judge: getTableColumns(contestJudges), loginName: users.loginName, contests: contestsOfJudge })
    .from(contestJudges)
    .innerJoin(users, eq(users.id, contestJudges.userId))
    .orderBy(asc(contestJudges.name), asc(contestJudges.id))
    .limit(200);
  const ids = [...new Set(judges.flatMap(({ judge }) => judge.enterpriseIds))];
  const firms =
    ids.length === 0
      ? []
      : await db
          .select({ id: enterprises.id, name: enterprises.name })
          .from(enterprises)
          .where(inArray(enterprises.id, ids));
  const names = new Map(firms.map(({ id, name }) => [id, name]));
  return {
    rows: judges.map(({ judge, loginName, contests }) => ({
      ...judge,
      judgeId: judge.id,
      contests,
      data: {
        ...judge,
        loginName,
        enterprises: judge.enterpriseIds.flatMap((id) => names.get(id) ?? []),
        fileId: judge.photo?.fileId ?? null,
      },
    })),
  };
};
