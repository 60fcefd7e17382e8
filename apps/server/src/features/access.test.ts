import { desks } from '@portal/contract/callers';
import { endpoints } from '@portal/contract/collected/endpoints';
import type { Access, Endpoint } from '@portal/contract/endpoint';
import { retCodes } from '@portal/contract/ret-code';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Identity } from '../platform/session/sessions.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const enterprise: Partial<Identity> = {
  userType: '200',
  enterpriseId: '01J000000000000000000000E1',
  memberRole: 'OWNER',
};

/** Every kind of visitor. Declared access is checked for each of them before any business logic runs. */
const visitors = {
  anonymous: null,
  person: { userType: '100' },
  enterprise: { ...enterprise, auditStatus: '1' },
  audited: { ...enterprise, auditStatus: '2' },
  staff: { ...enterprise, auditStatus: '2', memberRole: 'STAFF' },
  operator: { userType: '900', operatorRoles: ['REPAIR_WORKER'] },
  administrator: { userType: '900', operatorRoles: ['OP_ADMIN'] },
} as const satisfies Record<string, Partial<Identity> | null>;

type Visitor = keyof typeof visitors;

const { NOT_LOGGED_IN, RIGHT_MISSING, ENTERPRISE_NOT_AUDITED, SECURITY_STOP } = retCodes;
const notEnterprise = { person: RIGHT_MISSING, operator: RIGHT_MISSING, administrator: RIGHT_MISSING };

/** The refusal code each access level returns to each visitor; visitors not listed get through. */
const refusals: Record<Exclude<Access, readonly string[]>, Partial<Record<Visitor, string>>> = {
  public: {},
  session: { anonymous: NOT_LOGGED_IN },
  person: {
    anonymous: NOT_LOGGED_IN,
    enterprise: RIGHT_MISSING,
    audited: RIGHT_MISSING,
    staff: RIGHT_MISSING,
    operator: RIGHT_MISSING,
    administrator: RIGHT_MISSING,
  },
  enterprise: { anonymous: NOT_LOGGED_IN, ...notEnterprise },
  audited: { anonymous: NOT_LOGGED_IN, ...notEnterprise, enterprise: ENTERPRISE_NOT_AUDITED },
  finance: {
    anonymous: NOT_LOGGED_IN,
    ...notEnterprise,
    enterprise: ENTERPRISE_NOT_AUDITED,
    staff: RIGHT_MISSING,
  },
  leaders: {
    anonymous: NOT_LOGGED_IN,
    ...notEnterprise,
    enterprise: ENTERPRISE_NOT_AUDITED,
    staff: RIGHT_MISSING,
  },
};

function expectedRefusal({ method, access }: Endpoint, visitor: Visitor): string | undefined {
  if (typeof access === 'string') return refusals[access][visitor];
  if (visitor === 'anonymous') return NOT_LOGGED_IN;
  if (visitor === 'administrator') {
    if (access.includes('OP_ADMIN')) return undefined;
    if (!access.some((role) => desks.includes(role))) return SECURITY_STOP;
    return method === 'GET' ? undefined : RIGHT_MISSING;
  }
  return visitor === 'operator' && access.includes('REPAIR_WORKER') ? undefined : SECURITY_STOP;
}

let portal: TestApp;

beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

const accessCodes = new Set<string>([NOT_LOGGED_IN, RIGHT_MISSING, ENTERPRISE_NOT_AUDITED, SECURITY_STOP]);

describe.each(
  endpoints.map((declaration) => [`${declaration.method} ${declaration.path}`, declaration as Endpoint]),
)('%s', (_key, declaration) => {
  test.each(Object.keys(visitors) as Visitor[])('%s', async (visitor) => {
    const identity: Partial<Identity> | null = visitors[visitor] as Partial<Identity> | null;
    // Each call gets its own session because some calls end it.
    const token = identity && (await portal.logIn(identity));
    const answer = await portal.app.inject({
      method: declaration.method,
      url: `${declaration.path}?userType=900&roleInfos=OP_ADMIN&enterpriseId=forged&LOGIN=1`,
      headers: token ? { token } : {},
    });
    const expected = expectedRefusal(declaration, visitor);
    if (declaration.raw && expected === undefined) {
      expect(answer.statusCode).toBeLessThan(500);
      return;
    }
    const { retCode } = answer.json<{ header: { retCode: string } }>().header;
    if (expected === undefined) expect(accessCodes.has(retCode)).toBe(false);
    else expect(retCode).toBe(expected);
  });
});

test('public calls treat a dead token as no token; all others report it as dead', async () => {
  const codeWith = async (url: string) => {
    const answer = await portal.app.inject({ url, headers: { token: 'x'.repeat(43) } });
    return answer.json<{ header: { retCode: string } }>().header.retCode;
  };
  expect(await codeWith('/api/infoManage/content/queryList?column=NOTICE')).toBe(retCodes.SUCCESS);
  expect(await codeWith('/api/userManage/menu/queryList')).toBe(retCodes.TOKEN_INVALID);
});
