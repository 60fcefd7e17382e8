import type { Right } from '@portal/contract/rights/subjects';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertBuilding, insertUnit } from '../building/testing/insert-building.ts';
import { insertEnterprise } from '../enterprise/testing/insert-enterprise.ts';
import { insertUser } from '../identity/testing/insert-user.ts';
import { insertTicket } from '../repair/testing/insert-ticket.ts';
import { insertRole, insertRoleGrant } from './testing/insert-role.ts';

const detail = 'GET /api/propertyManage/repair/queryManageDetail';

let portal: TestApp;
let handled: Stand;
let seen: Stand;
let tenants = 0;

type Stand = Awaited<ReturnType<typeof furnish>>;

/** A building with a tenant and a ticket of theirs that waits. */
async function furnish() {
  const { db } = portal;
  const building = await insertBuilding(db);
  const enterpriseId = await insertEnterprise(db, { name: `绛云鲜切花${tenants++}` });
  await insertUnit(db, { buildingId: building, state: 'LEASED', enterpriseId });
  return { building, ticket: await insertTicket(db, { enterpriseId, status: 'SUBMITTED' }) };
}

beforeAll(async () => {
  portal = await openTestApp();
  handled = await furnish();
  seen = await furnish();
});
afterAll(() => portal.close());

async function holderOf(...roles: { rights: Right[]; places?: string[] }[]): Promise<string> {
  const { id: userId } = await insertUser(portal.db, { userType: '900', operatorRoles: [] });
  for (const { rights, places } of roles) {
    const limits = places ? ({ scope: 'BUILDINGS', places } as const) : {};
    await insertRoleGrant(portal.db, { roleId: await insertRole(portal.db, { rights, ...limits }), userId });
  }
  return portal.logIn({ userId, userType: '900', operatorRoles: [] });
}

const actionsOf = async (token: string, { ticket }: Stand) => {
  const { data } = await portal.call(detail, { id: ticket }, token);
  return data.actions.length > 0;
};

it('shows abilities only where the role that has them holds', async () => {
  const token = await holderOf(
    { rights: ['REPAIR:SEE', 'REPAIR:HANDLE'], places: [handled.building] },
    { rights: ['REPAIR:SEE'], places: [seen.building] },
  );
  expect([await actionsOf(token, handled), await actionsOf(token, seen)]).toEqual([true, false]);
});

it('shows abilities of a role of the whole park everywhere', async () => {
  const token = await holderOf(
    { rights: ['REPAIR:SEE', 'REPAIR:HANDLE'] },
    { rights: ['REPAIR:SEE'], places: [seen.building] },
  );
  expect([await actionsOf(token, handled), await actionsOf(token, seen)]).toEqual([true, true]);
});

it('leaves the abilities of one place to a reader of the whole park there only', async () => {
  const token = await holderOf(
    { rights: ['REPAIR:SEE'] },
    { rights: ['REPAIR:SEE', 'REPAIR:HANDLE'], places: [handled.building] },
  );
  expect([await actionsOf(token, handled), await actionsOf(token, seen)]).toEqual([true, false]);
});
