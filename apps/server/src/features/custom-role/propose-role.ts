import { isDeepStrictEqual } from 'node:util';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import type { customRolePropose, RoleContent } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { eq, inArray } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { isNameTaken } from '../../platform/database/folded-name.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { AppError, fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { customRoleChanges, customRoles } from '../../platform/session/custom-role.table.ts';
import { buildings } from '../building/building.table.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { listOtherAdministrators } from '../identity/role/administrators.public.ts';
import { getUser } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { logOfContent } from './custom-role.log.ts';

/** @throws {AppError} 100002 at a field, for places that do not exist */
export async function requirePlaces(
  db: Db,
  { scope, places }: Pick<RoleContent, 'scope' | 'places'>,
  field = 'data.places',
): Promise<void> {
  if (scope !== 'BUILDINGS' && scope !== 'DISTRICTS') return;
  const found =
    scope === 'BUILDINGS'
      ? await db.$count(buildings, inArray(buildings.id, places))
      : await db.$count(regions, inArray(regions.regionId, places));
  if (found !== new Set(places).size) throw fieldsRefused({ [field]: m.custom_role_place_unknown() });
}

/** @throws {AppError} 100002 at a field, if another role has this name */
export async function requireNameFree(db: Db, name: string, id: string, field = 'data.name'): Promise<void> {
  if (await isNameTaken(db, customRoles, { id, name }, eq(customRoles.isEnded, false)))
    throw fieldsRefused({ [field]: m.custom_role_name_taken() });
}

async function enterRole(tx: Db, { now, actor }: Context, { name }: RoleContent): Promise<string> {
  const id = ulid(now.getTime());
  const entered = await tx
    .insert(customRoles)
    .values({ id, name, createdAt: now, createdBy: actor.userId, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: customRoles.id });
  if (entered.length === 0) throw fieldsRefused({ 'data.name': m.custom_role_name_taken() });
  return id;
}

async function requireOther(
  tx: Db,
  { id, version, data }: InputOf<typeof customRolePropose>,
): Promise<string> {
  const role = await lockVersion(tx, customRoles, { id: id ?? '', version });
  if (role.isEnded) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.custom_role_ended() });
  if (role.content && isDeepStrictEqual(role.content, data))
    throw fieldsRefused({ 'data.rights': m.custom_role_unchanged() });
  await requireNameFree(tx, data.name, role.id);
  return role.id;
}

/**
 * Enters a role, or other rights of one, for another administrator to approve.
 * @throws {AppError} 100002 for a name taken, places that do not exist, nothing changed; 500012 while a change waits
 */
export const proposeRole: Verb<typeof customRolePropose> = (ctx, input) =>
  inTransaction(ctx.db, async (tx) => {
    const { now, actor } = ctx;
    const { data, reason } = input;
    await requirePlaces(tx, data);
    const roleId = input.id ? await requireOther(tx, input) : await enterRole(tx, ctx, data);
    const changeId = ulid(now.getTime());
    const entered = await tx
      .insert(customRoleChanges)
      .values({
        id: changeId,
        roleId,
        content: data,
        reason,
        createdAt: now,
        createdBy: actor.userId,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: customRoleChanges.id });
    if (entered.length === 0)
      throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.custom_role_changing() });
    await writeLog(tx, ctx, {
      event: 'customRoleChange.propose',
      entity: 'customRoleChange',
      entityId: changeId,
      reason,
      after: logOfContent(data),
    });
    await sendMessage(tx, {
      eventCode: 'CUSTOM_ROLE_CHANGE',
      userIds: (await listOtherAdministrators(tx, actor.userId)).map(({ id }) => id),
      params: { role: data.name, person: (await getUser(tx, actor.userId)).name, reason },
      link: paths.manageCustomRoles({ role: roleId }),
      now,
    });
    return { id: roleId, changeId, version: 1 };
  });
