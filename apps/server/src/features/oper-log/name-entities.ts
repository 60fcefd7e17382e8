import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { fileItems } from '../../platform/files/file.table.ts';
import { operLogs } from '../../platform/oper-log/oper-log.table.ts';
import { articles } from '../content/article.table.ts';
import { businessData, regions, tagInfos } from '../dictionary/dictionary.table.ts';
import { enterpriseAudits } from '../enterprise/admission/enterprise-audit.table.ts';
import { enterpriseMembers } from '../enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { enterpriseInvites } from '../enterprise/invite/enterprise-invite.table.ts';
import { phoneAppeals } from '../identity/appeal/phone-appeal.table.ts';
import { menuItems } from '../identity/menu/menu-item.table.ts';
import { roleGrants } from '../identity/role/role-grant.table.ts';
import { users } from '../identity/user.table.ts';
import { declareItems } from '../policy/declare-item.table.ts';
import { policies } from '../policy/policy.table.ts';
import { carousels } from '../site/site.table.ts';

type Named = Promise<{ id: string; name: string | null }[]>;
type NameSource = (db: Db, ids: string[]) => Named;

const read =
  (table: PgTable, id: PgColumn, name: PgColumn | SQL): NameSource =>
  (db, ids) =>
    db
      .select({ id: sql<string>`${id}`, name: sql<string | null>`${name}` })
      .from(table)
      .where(inArray(id, ids));

/** Called after the account it is about. */
const readOfUser =
  (table: PgTable, id: PgColumn, userId: PgColumn): NameSource =>
  (db, ids) =>
    db
      .select({ id: sql<string>`${id}`, name: users.name })
      .from(table)
      .innerJoin(users, eq(users.id, userId))
      .where(inArray(id, ids));

/** An application is called after its enterprise, which has a row once it was handed in. */
const readAudits: NameSource = (db, ids) =>
  db
    .select({ id: enterpriseAudits.id, name: enterprises.name })
    .from(enterpriseAudits)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseAudits.enterpriseId))
    .where(inArray(enterpriseAudits.id, ids));

const readInvites: NameSource = (db, ids) =>
  db
    .select({ id: enterpriseInvites.id, name: enterprises.name })
    .from(enterpriseInvites)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseInvites.enterpriseId))
    .where(inArray(enterpriseInvites.id, ids));

/** Whatever can be collected, by the ids alone: no two kinds share one. */
const readCollected: NameSource = async (db, ids) =>
  (await Promise.all([ofArticle, ofPolicy, ofEnterprise, ofDeclareItem].map((of) => of(db, ids)))).flat();

/** What the settings of the site are saved as. */
const siteParts: Record<string, string> = {
  'registration-guide': '入驻指南',
  statements: '声明',
  site: '站点设置',
};
const nameSiteParts: NameSource = async (_db, ids) => ids.map((id) => ({ id, name: siteParts[id] ?? null }));

const readFiles: NameSource = (db, ids) =>
  db
    .select({ id: fileItems.fileId, name: fileItems.name })
    .from(fileItems)
    .where(and(inArray(fileItems.fileId, ids), eq(fileItems.index, 0)));

/** Entries of a list go by `<list>/<code>`. */
const readEntries =
  (table: PgTable, list: PgColumn | SQL, code: PgColumn, name: PgColumn): NameSource =>
  (db, ids) => {
    const isOne = (id: string) => {
      const cut = id.indexOf('/');
      return and(sql`${list} = ${id.slice(0, cut)}`, eq(code, id.slice(cut + 1)));
    };
    return db
      .select({ id: sql<string>`${list} || '/' || ${code}`, name: sql<string>`${name}` })
      .from(table)
      .where(or(...ids.map(isOne)));
  };

const ofUser = read(users, users.id, users.name);
const ofArticle = read(articles, articles.id, articles.title);
const ofPolicy = read(policies, policies.id, policies.title);
const ofDeclareItem = read(declareItems, declareItems.id, declareItems.title);
const ofEnterprise = read(enterprises, enterprises.id, enterprises.name);
const ofAppeal = readOfUser(phoneAppeals, phoneAppeals.id, phoneAppeals.userId);
const ofGrant = readOfUser(roleGrants, roleGrants.id, roleGrants.userId);

/** Where the things of a kind have their names; who takes on work is logged under the kind of the work. */
const sources = new Map<string, NameSource>([
  ['article', ofArticle],
  ['businessData', readEntries(businessData, businessData.type, businessData.code, businessData.name)],
  ['carousel', read(carousels, carousels.id, carousels.title)],
  ['CHANGE', readAudits],
  ['collection', readCollected],
  ['CONTENT', ofArticle],
  ['declareItem', ofDeclareItem],
  ['enterprise', ofEnterprise],
  ['enterpriseAudit', readAudits],
  ['enterpriseMember', readOfUser(enterpriseMembers, enterpriseMembers.id, enterpriseMembers.userId)],
  ['ENTRY', readAudits],
  ['file', readFiles],
  ['invite', readInvites],
  ['menu', readEntries(menuItems, menuItems.tree, menuItems.resNo, menuItems.name)],
  ['message', ofUser],
  ['messageSetting', ofUser],
  ['phoneAppeal', ofAppeal],
  ['PHONE_APPEAL', ofAppeal],
  ['policy', ofPolicy],
  ['POLICY', ofPolicy],
  ['region', readEntries(regions, sql`'REGION'`, regions.regionId, regions.name)],
  ['roleGrant', ofGrant],
  ['ROLE_GRANT', ofGrant],
  ['site', nameSiteParts],
  ['STORY', ofArticle],
  ['tag', readEntries(tagInfos, sql`'TAG'`, tagInfos.tagId, tagInfos.name)],
  ['user', ofUser],
]);

interface Logged {
  entity: string;
  entityId: string;
}

const keyOf = ({ entity, entityId }: Logged) => `${entity} ${entityId}`;

/** What was deleted for good is called what the log itself kept of it. */
const readDeleted: NameSource = (db, ids) =>
  db
    .select({ id: operLogs.entityId, name: sql<string | null>`${operLogs.before} ->> 'title'` })
    .from(operLogs)
    .where(
      and(
        inArray(operLogs.entity, ['article', 'policy']),
        inArray(operLogs.entityId, ids),
        inArray(operLogs.event, ['article.delete', 'policy.delete']),
      ),
    );

/**
 * Lines of the log with what the things in them are called today, or were when they were deleted, one query a
 * kind; empty for what has no name.
 */
export async function nameEntities<Row extends Logged>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { entityName: string })[]> {
  const kinds = Map.groupBy(
    rows.filter(({ entityId }) => entityId !== ''),
    ({ entity }) => entity,
  );
  const found = await Promise.all(
    [...kinds].map(async ([entity, logged]) => {
      const ids = [...new Set(logged.map(({ entityId }) => entityId))];
      const named = (await sources.get(entity)?.(db, ids)) ?? [];
      return named.map(({ id, name }) => [keyOf({ entity, entityId: id }), name ?? ''] as const);
    }),
  );
  const names = new Map(found.flat());
  const gone = rows.filter((row) => row.entityId !== '' && !names.has(keyOf(row)));
  const deleted =
    gone.length === 0 ? [] : await readDeleted(db, [...new Set(gone.map((row) => row.entityId))]);
  const lastNames = new Map(deleted.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    entityName: names.get(keyOf(row)) ?? lastNames.get(row.entityId) ?? '',
  }));
}
