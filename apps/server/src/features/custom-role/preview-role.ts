import type { MenuItem } from '@portal/contract/identity/menu';
import type { customRolePreview, RoleContent } from '@portal/contract/rights/custom-role';
import type { PlaceKind } from '@portal/contract/rights/place';
import {
  type Right,
  rightActs,
  rightNamed,
  type Subject,
  subjectLabels,
} from '@portal/contract/rights/subjects';
import { type SQL, sql } from 'drizzle-orm';
import type { Contributions } from '../../feature/feature.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import type { RecordsWithin } from '../../platform/http/require-in-place.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { scopeOf } from '../../platform/session/held-roles.ts';
import { listMenus } from '../identity/menu/list-menus.public.ts';
import { requirePlaces } from './propose-role.ts';

/** What stands for a subject in the preview, and its table in the whole park. */
const counted: readonly [Subject, PlaceKind, SQL][] = [
  ['ENTERPRISE', 'enterprise', sql`enterprise`],
  ['BUILDING', 'unit', sql`building_unit`],
  ['LEASE', 'contract', sql`lease_contract`],
  ['METER', 'meter', sql`meter`],
  ['REPAIR', 'repair', sql`repair_ticket`],
  ['ROOM', 'room', sql`conference_room`],
];

function holderOf(actor: Actor, { name, rights, masked, ...content }: RoleContent): Actor {
  const role = { id: '', name, rights, scope: scopeOf(content), masked };
  return {
    ...actor,
    userType: '900',
    operatorRoles: [],
    customRoles: [role],
    ...(role.scope ? { scope: role.scope } : {}),
  };
}

async function countOf(db: Db, actor: Actor, within: RecordsWithin | undefined, table: SQL): Promise<number> {
  const { scope } = actor;
  const rows = scope && within ? sql`(${within({ ...actor, scope })}) found` : table;
  const { rows: counts } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${rows}`);
  return counts[0]?.n ?? 0;
}

const readsOnly = (rights: readonly Right[], subject: Subject): boolean =>
  rightActs.every((act) => act === 'SEE' || act === 'EXPORT' || !rights.includes(rightNamed(subject, act)));

const pagesOf = (menu: readonly MenuItem[]): string[] =>
  menu.flatMap(({ resUrl, name, childrenMenus }) => [...(resUrl ? [name] : []), ...pagesOf(childrenMenus)]);

type PreviewContext = Context & { all: Pick<Contributions, 'menuPages' | 'menuConditions' | 'places'> };

/**
 * What a holder of these rights would see. Nothing is stored, and nobody's account is used.
 * @throws {AppError} 100002 for places that do not exist
 */
export async function previewRole(
  { db, actor, all }: PreviewContext,
  { data }: InputOf<typeof customRolePreview>,
): Promise<OutputOf<typeof customRolePreview>> {
  await requirePlaces(db, data);
  const holder = holderOf(actor, data);
  const administrator: Actor = { ...actor, operatorRoles: ['OP_ADMIN'], customRoles: [] };
  const menu = await listMenus(db, holder, all);
  const whole = pagesOf(await listMenus(db, administrator, all));
  const shown = new Set(pagesOf(menu));
  const counts: OutputOf<typeof customRolePreview>['counts'] = [];
  for (const [subject, kind, table] of counted) {
    if (!data.rights.includes(rightNamed(subject, 'SEE'))) continue;
    counts.push({
      subject,
      label: subjectLabels[subject](),
      count: await countOf(db, holder, all.places.get(kind), table),
      readsOnly: readsOnly(data.rights, subject),
    });
  }
  return { menu, hidden: whole.filter((name) => !shown.has(name)), counts };
}
