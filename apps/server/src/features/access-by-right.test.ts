import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { retCodes } from '@portal/contract/ret-code';
import type { RoleContent } from '@portal/contract/rights/custom-role';
import { eventsOf, isCommon, keepsToPlaces, rightFor, rightsOf } from '@portal/contract/rights/right';
import { type Right, rightActs, rightNamed, subjects } from '@portal/contract/rights/subjects';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { customRoles } from '../platform/session/custom-role.table.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { insertRole, insertRoleGrant } from './custom-role/testing/insert-role.ts';
import { insertUser } from './identity/testing/insert-user.ts';

const all = endpoints as readonly Endpoint[];
const everyRight = subjects.flatMap((subject) => rightActs.map((act) => rightNamed(subject, act)));
/** Desk endpoints that no custom role opens: decided here, so that a new one is thought about. */
const onlyReadyMade = new Set([
  'bulk',
  'import',
  'parkArchive',
  'parkSetting',
  'removal',
  'workQueue',
  'identity',
  'dictionary',
  'log',
  'search',
  'setup',
]);
const { NOT_LOGGED_IN, RIGHT_MISSING, SECURITY_STOP, SUCCESS } = retCodes;
const refusals = new Set<string>([NOT_LOGGED_IN, RIGHT_MISSING, SECURITY_STOP]);

let portal: TestApp;
let roleId: string;
let token: string;

beforeAll(async () => {
  portal = await openTestApp();
  roleId = await insertRole(portal.db);
  const { id: userId } = await insertUser(portal.db, { userType: '900', operatorRoles: [] });
  await insertRoleGrant(portal.db, { roleId, userId });
  token = await portal.logIn({ userId, userType: '900', operatorRoles: [] });
});
afterAll(() => portal.close());

/** The role as it is from the next call on: no session ends. */
async function become(given: Partial<RoleContent>): Promise<void> {
  const content: RoleContent = {
    name: '试用',
    nameEn: '',
    note: '',
    rights: [],
    scope: 'ALL',
    places: [],
    masked: false,
    ...given,
  };
  await portal.db.update(customRoles).set({ content }).where(eq(customRoles.id, roleId));
}

/** The code of an answer; of a file, success. */
async function codeOf({ method, path }: Endpoint, input: Record<string, string>): Promise<string> {
  const query = new URLSearchParams(input).toString();
  const answer = await portal.app.inject(
    method === 'GET'
      ? { method, url: `${path}?${query}`, headers: { token } }
      : {
          method,
          url: path,
          headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
          payload: query,
        },
  );
  expect(answer.statusCode).toBeLessThan(500);
  return answer.headers['content-type']?.includes('json')
    ? answer.json<{ header: { retCode: string } }>().header.retCode
    : SUCCESS;
}

/** An input that reaches the check of its right, for each right of an endpoint. */
function inputsOf(declaration: Endpoint): { right: Right; input: Record<string, string> }[] {
  const one = { id: '01J000000000000000000000ZZ', version: '1' };
  const events = declaration.does ? [] : eventsOf(declaration);
  const inputs = events.length > 0 ? events.map((event) => ({ ...one, event })) : [one];
  return inputs.flatMap((input) => {
    const right = rightFor(declaration, (input as { event?: string }).event);
    return right ? [{ right, input }] : [];
  });
}

const governed = all.filter((declaration) => rightsOf(declaration).length > 0);

it('leaves out of the matrix only what is meant for ready-made roles', () => {
  const missing = all.filter(
    (declaration) =>
      Array.isArray(declaration.access) &&
      declaration.access.some((role) => role.startsWith('OP_') && role !== 'OP_ADMIN') &&
      rightsOf(declaration).length === 0 &&
      !isCommon(declaration) &&
      declaration.subject !== null &&
      !onlyReadyMade.has(declaration.tag),
  );
  expect(missing.map(({ path }) => path)).toEqual(['/api/payManage/moneyRules/query']);
});

it('holds each event to the places of the role that fires it, though another role opens the call everywhere', async () => {
  const { id: userId } = await insertUser(portal.db, { userType: '900', operatorRoles: [] });
  const decides = await insertRole(portal.db, { rights: ['BILL:DECIDE'] });
  const handles = await insertRole(portal.db, {
    rights: ['BILL:HANDLE'],
    scope: 'BUILDINGS',
    places: ['none'],
  });
  for (const held of [decides, handles]) await insertRoleGrant(portal.db, { roleId: held, userId });
  const both = await portal.logIn({ userId, userType: '900', operatorRoles: [] });
  const fire = async (event: 'approve' | 'issue') => {
    const input = { id: '01J000000000000000000000ZZ', version: 1, event };
    return (await portal.call('POST /api/propertyManage/handBill/operate', input, both)).header.retCode;
  };
  expect(await fire('approve')).toBe(retCodes.NOT_FOUND);
  expect(await fire('issue')).toBe(RIGHT_MISSING);
});

describe.each(governed.map((declaration) => [declaration.path, declaration] as const))(
  '%s',
  (_path, declaration) => {
    const inputs = inputsOf(declaration);

    test('opens to a role with its right', async () => {
      for (const { right, input } of inputs) {
        await become({ rights: [right] });
        const code = await codeOf(declaration, input);
        // Input that is not complete is refused after the right was checked; an event only once it was read.
        expect(refusals.has(code)).toBe(false);
      }
    });

    test('is closed to a role with every other right', async () => {
      const needed = rightsOf(declaration);
      await become({ rights: everyRight.filter((right) => !needed.includes(right)) });
      expect(await codeOf(declaration, inputs[0]?.input ?? {})).toBe(RIGHT_MISSING);
    });

    test('keeps a role within its places, or is closed to it', async () => {
      const [first] = inputs;
      if (!first) return;
      await become({ rights: [first.right], scope: 'BUILDINGS', places: ['01J0000000000000000000NONE'] });
      const code = await codeOf(declaration, first.input);
      if (keepsToPlaces(declaration)) expect(refusals.has(code)).toBe(false);
      else expect(code).toBe(RIGHT_MISSING);
    });
  },
);
