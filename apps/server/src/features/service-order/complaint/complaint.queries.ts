import { type ComplaintState, complaintLifecycle } from '@portal/contract/market/shop-complaint-lifecycle';
import type { ComplaintView } from '@portal/contract/market/shop-complaint-terms';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../../platform/database/contains.ts';
import { countTabs } from '../../../platform/database/count-tabs.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sorted } from '../../../platform/database/sorted.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { cases } from '../../case/case.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { users } from '../../identity/user.table.ts';
import { shops } from '../../market/market.table.ts';
import { ledEnterprise } from '../service-order.queries.ts';
import { shopComplaints } from './complaint.table.ts';

interface Filter {
  state?: ComplaintState | undefined;
  keyword?: string | undefined;
}
interface Page {
  sort?: 'filed' | '-filed' | undefined;
  pageNo: number;
  pageSize: number;
}

const select = (db: Db) =>
  db
    .select({
      complaint: getTableColumns(shopComplaints),
      no: sql<string>`coalesce(${cases.caseNo}, '')`,
      shopName: shops.name,
      /** The enterprise that owns the shop. */
      providerId: shops.enterpriseId,
      complainantName: sql<string>`coalesce(${enterprises.name}, ${users.name}, '')`,
    })
    .from(shopComplaints)
    .innerJoin(shops, eq(shops.id, shopComplaints.shopId))
    .leftJoin(users, eq(users.id, shopComplaints.userId))
    .leftJoin(enterprises, eq(enterprises.id, shopComplaints.enterpriseId))
    .leftJoin(cases, and(eq(cases.kind, 'SHOP_COMPLAINT'), eq(cases.bizId, shopComplaints.id)));
export type ComplaintRow = Awaited<ReturnType<typeof select>>[number];

const isComplainant = ({ userId }: Actor): SQL => eq(shopComplaints.userId, userId);
/** A shop sees a complaint once the park has accepted it. */
const isAboutShop = (actor: Actor): SQL =>
  sql`${shopComplaints.shopId} = (select ${shops.id} from ${shops}
    where ${shops.enterpriseId} = ${ledEnterprise(actor) ?? ''})
    and ${shopComplaints.acceptedAt} is not null and ${shopComplaints.status} <> 'WITHDRAWN'`;

const isOf = (actor: Actor, view: ComplaintView): SQL =>
  view === 'FILED' ? isComplainant(actor) : isAboutShop(actor);
const isInState = (state: ComplaintState | undefined) => state && eq(shopComplaints.status, state);

const paged = (db: Db, where: SQL | undefined, { sort = '-filed', pageNo, pageSize }: Page) =>
  select(db)
    .where(where)
    .orderBy(...sorted(sort, { filed: shopComplaints.createdAt }, shopComplaints.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

const counted = (db: Db, where: SQL | undefined) =>
  countTabs(complaintLifecycle.states, isInState, (columns) =>
    db
      .select(columns)
      .from(shopComplaints)
      .innerJoin(shops, eq(shops.id, shopComplaints.shopId))
      .where(where),
  );

const hasWord = (keyword: string | undefined) => contains(keyword, shops.name, shopComplaints.body);

interface OwnFilter extends Filter {
  view: ComplaintView;
}
export const listOwnComplaints = (
  db: Db,
  actor: Actor,
  { view, state, keyword, ...page }: OwnFilter & Page,
): Promise<ComplaintRow[]> => paged(db, and(isOf(actor, view), hasWord(keyword), isInState(state)), page);
export const countOwnComplaints = (db: Db, actor: Actor, { view, keyword }: OwnFilter) =>
  counted(db, and(isOf(actor, view), hasWord(keyword)));

export const listManagedComplaints = (
  db: Db,
  { state, keyword, ...page }: Filter & Page,
): Promise<ComplaintRow[]> => paged(db, and(hasWord(keyword), isInState(state)), page);
export const countManagedComplaints = (db: Db, { keyword }: Filter) => counted(db, hasWord(keyword));

/** @throws {AppError} 500404, also for a caller on neither side */
export async function getComplaint(db: Db, id: string, actor?: Actor): Promise<ComplaintRow> {
  const isSide = actor && sql`(${isComplainant(actor)} or (${isAboutShop(actor)}))`;
  const [row] = await select(db).where(and(eq(shopComplaints.id, id), isSide));
  if (!row) throw notFound();
  return row;
}
