import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfChinaDay } from '../../platform/china-time.ts';
import { contains } from '../../platform/database/contains.ts';
import { countUpTo } from '../../platform/database/count-up-to.ts';
import type { Db } from '../../platform/database/database.ts';
import { sorted } from '../../platform/database/sorted.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { users } from '../identity/user.table.ts';
import type { LogReader } from './compose-log.ts';
import { nameEntities } from './name-entities.ts';

export interface OperLogFilter {
  user?: string | undefined;
  event?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  ip?: string | undefined;
  /** Days in Asia/Shanghai, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Upper limit for counting lines. */
export const maxCounted = 10_000;
const maxNamesakes = 100;

const rowColumns = {
  id: operLogs.id,
  at: operLogs.at,
  userId: operLogs.userId,
  userName: users.name,
  loginName: users.loginName,
  actingRole: operLogs.actingRole,
  event: operLogs.event,
  entity: operLogs.entity,
  entityId: operLogs.entityId,
  reason: operLogs.reason,
  ip: operLogs.ip,
};

/** Users are looked up first, so that the log itself can be read by its index. */
async function findUserIds(db: Db, part: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(contains(part, users.loginName, users.name))
    .limit(maxNamesakes);
  return rows.map(({ id }) => id);
}

async function conditions(db: Db, filter: OperLogFilter): Promise<SQL | undefined> {
  const { user, event, entity, entityId, ip, from, to } = filter;
  return and(
    user === undefined ? undefined : inArray(operLogs.userId, ['', ...(await findUserIds(db, user))]),
    event === undefined ? undefined : eq(operLogs.event, event),
    entity === undefined ? undefined : eq(operLogs.entity, entity),
    entityId === undefined ? undefined : eq(operLogs.entityId, entityId),
    ip === undefined ? undefined : eq(operLogs.ip, ip),
    from === undefined ? undefined : gte(operLogs.at, startOfChinaDay(from)),
    to === undefined ? undefined : lt(operLogs.at, startOfChinaDay(addDays(to, 1))),
  );
}

export async function listOperLogs(
  db: Db,
  log: LogReader,
  {
    sort = '-at',
    pageNo,
    pageSize,
    ...filter
  }: OperLogFilter & { sort?: 'at' | '-at'; pageNo: number; pageSize: number },
) {
  const rows = await db
    .select(rowColumns)
    .from(operLogs)
    .leftJoin(users, eq(users.id, operLogs.userId))
    .where(await conditions(db, filter))
    .orderBy(...sorted(sort, { at: operLogs.at }, operLogs.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return nameEntities(db, log, rows);
}

/** Number of lines, up to `most`; returns `most + 1` if there are more. */
export async function countOperLogs(db: Db, filter: OperLogFilter, most = maxCounted): Promise<number> {
  const where = await conditions(db, filter);
  return countUpTo(db, db.select({ id: operLogs.id }).from(operLogs).where(where), most);
}

export async function findOperLog(db: Db, log: LogReader, id: string) {
  const rows = await db
    .select({
      ...rowColumns,
      before: operLogs.before,
      after: operLogs.after,
      userAgent: operLogs.userAgent,
    })
    .from(operLogs)
    .leftJoin(users, eq(users.id, operLogs.userId))
    .where(eq(operLogs.id, id));
  const [row] = await nameEntities(db, log, rows);
  return row ?? null;
}

/** Distinct values of a column, found by skipping through its index instead of reading every line. */
export async function listValues(db: Db, column: 'event' | 'entity'): Promise<string[]> {
  const name = sql.identifier(column);
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive hop(value) as (
      (select ${name} from oper_log order by ${name} limit 1)
      union all
      select (select ${name} from oper_log where ${name} > hop.value order by ${name} limit 1)
      from hop where hop.value is not null
    )
    select value from hop where value is not null limit 500`);
  return rows.map(({ value }) => value);
}
