import type {
  OrganizationContent,
  organizationOperate,
  organizationSave,
} from '@portal/contract/organization/manage';
import { organizationTransitions } from '@portal/contract/organization/terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { and, asc, eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { isNameTaken } from '../../../platform/database/folded-name.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { sendMessage } from '../../message/message.public.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { isOpen, type Organization } from '../organization.queries.ts';
import { organizationSearch } from '../organization.search.ts';
import { organizations, orgMembers } from '../organization.table.ts';
import { chartLink } from '../organization-link.ts';
import { deepest, depthBelow, isCircle } from '../organization-tree.ts';
import { getManaged } from './managed.queries.ts';
import { viewManaged } from './managed.view.ts';

/** Changes to the tree are serialised, or two of them together could form a cycle. */
const holdTree = (tx: Db) => takeTurn(tx, 'organization:tree');

const parentRefused = (text: string) => fieldsRefused({ 'data.parentId': text });

/** @throws {AppError} 100002 for a parent that is missing, closed, a descendant of the body, or too deep */
async function requireParent(tx: Db, id: string, parentId: string | null): Promise<void> {
  if (parentId === null) return;
  const rows = await tx
    .select({ id: organizations.id, parentId: organizations.parentId, status: organizations.status })
    .from(organizations);
  if (rows.find((row) => row.id === parentId)?.status !== 'OPEN')
    throw parentRefused(m.fault_choose({ field: m.org_field_parent() }));
  if (isCircle(rows, id, parentId)) throw parentRefused(m.org_fault_circle());
  if (depthBelow(rows, parentId) >= deepest) throw parentRefused(m.org_fault_deep({ max: deepest }));
}

async function requireName(tx: Db, id: string, name: string): Promise<void> {
  if (await isNameTaken(tx, organizations, { id, name }))
    throw fieldsRefused({ 'data.name': m.org_fault_name_taken() });
}

/** The previous values of the same columns. */
const before = (row: Organization, data: OrganizationContent) =>
  Object.fromEntries(Object.keys(data).map((name) => [name, row[name as keyof Organization]]));

async function publish(tx: Db, id: string, now: Date): Promise<void> {
  await refreshDocuments(tx, organizationSearch, [id], now);
  await invalidateTags(tx, ['organization', 'invite']);
}

/**
 * Creates or changes a body of the park.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveOrganization: Verb<typeof organizationSave> = (ctx, { id: given, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    await holdTree(tx);
    const { actor, now } = ctx;
    const row = given === undefined ? null : await lockVersion(tx, organizations, { id: given, version });
    const id = given ?? ulid(now.getTime());
    await requireName(tx, id, data.name);
    await requireParent(tx, id, data.parentId);
    if (row) await updateVersion(tx, ctx, organizations, id, data);
    else
      await tx
        .insert(organizations)
        .values({ ...data, id, createdAt: now, createdBy: actor.userId, updatedAt: now });
    await writeLog(tx, ctx, {
      event: row ? 'organization.edit' : 'organization.create',
      entity: 'organization',
      entityId: id,
      before: row && before(row, data),
      after: data,
    });
    await publish(tx, id, now);
    return viewManaged(await getManaged(tx, id));
  });

const refused = (retMsg: string) => new AppError(retCodes.TRANSITION_REFUSED, { retMsg });

/** @throws {AppError} 500012 while it has bodies below it or pending requests */
async function requireClosable(tx: Db, { id }: Organization): Promise<void> {
  if ((await tx.$count(organizations, and(eq(organizations.parentId, id), isOpen))) > 0)
    throw refused(m.org_refusal_children());
  const isWaiting = and(eq(orgMembers.organizationId, id), eq(orgMembers.status, 'APPLIED'));
  if ((await tx.$count(orgMembers, isWaiting)) > 0) throw refused(m.org_refusal_waiting());
}

async function requireOpenParent(tx: Db, { parentId }: Organization): Promise<void> {
  if (parentId === null) return;
  if ((await tx.$count(organizations, and(eq(organizations.id, parentId), isOpen))) === 0)
    throw refused(m.org_refusal_parent());
}

async function notifyMembers(tx: Db, { id, name }: Organization, reason: string, now: Date): Promise<void> {
  const members = await tx
    .select({ userId: orgMembers.userId })
    .from(orgMembers)
    .where(and(eq(orgMembers.organizationId, id), eq(orgMembers.status, 'ACTIVE')))
    .orderBy(asc(orgMembers.userId));
  await sendMessage(tx, {
    eventCode: 'ORG_CLOSED',
    params: { name, reason },
    userIds: members.map(({ userId }) => userId),
    link: chartLink,
    now,
  });
}

/**
 * Closes a body of the park, or reopens it; its members stay and are notified.
 * @throws {AppError} 500404, 500409, 500012, 100002 without the reason shown to the members
 */
export const operateOrganization: Verb<typeof organizationOperate> = (ctx, { id, event, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    await holdTree(tx);
    const { reason } = data;
    const row = await lockVersion(tx, organizations, { id, version });
    const status = nextState(organizationTransitions, row.status, event);
    if (event === 'close' && reason === '')
      throw fieldsRefused({ 'data.reason': m.fault_fill_in({ field: m.field_reason() }) });
    if (event === 'close') await requireClosable(tx, row);
    else await requireOpenParent(tx, row);
    await moveState(tx, ctx, organizations, row, { entity: 'organization', event, set: { status }, reason });
    if (event === 'close') await notifyMembers(tx, row, reason, ctx.now);
    await publish(tx, id, ctx.now);
    return viewManaged(await getManaged(tx, id));
  });
