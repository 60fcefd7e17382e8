import {
  applicantEvents,
  type FinancingEvent,
  type FinancingState,
  financingEvents,
  financingStates,
  financingTransitions,
} from '@portal/contract/finance/terms';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { cases } from '../../case/case.table.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { messages } from '../../message/message.table.ts';
import { finApplications, finConsents, finProducts, institutions } from '../finance.table.ts';
import { insertFinancing, insertFinProduct, insertInstitution } from '../testing/insert-finance.ts';
import { settleFinancing } from './settle-financing.ts';

const ownList = 'GET /api/financeManage/application/queryOwnList';
const ownDetail = 'GET /api/financeManage/application/queryOwnDetail';
const save = 'POST /api/financeManage/application/save';
const consents = 'GET /api/financeManage/application/queryConsents';
const operate = 'POST /api/financeManage/application/operate';
const revoke = 'POST /api/financeManage/application/revoke';
const received = 'GET /api/financeManage/application/queryReceivedList';
const receivedDetail = 'GET /api/financeManage/application/queryReceivedDetail';
const readData = 'POST /api/financeManage/application/readData';
const decide = 'POST /api/financeManage/application/decide';
const managed = 'GET /api/financeManage/application/queryManageList';

const now = new Date('2026-11-21T02:00:00Z');
const day = 86_400_000;

const park = usePark(
  { applicant: 'owner', bank: 'owner', other: 'owner' },
  { now, empties: [finConsents, finApplications, finProducts, institutions, cases, messages] },
);
let institutionId: string;
let otherInstitutionId: string;
let productId: string;
let otherProductId: string;

beforeEach(async () => {
  institutionId = await insertInstitution(park.db, { enterpriseId: park.bank.enterpriseId });
  otherInstitutionId = await insertInstitution(park.db, { enterpriseId: park.other.enterpriseId });
  productId = await insertFinProduct(park.db, { institutionId, name: '花农贷' });
  otherProductId = await insertFinProduct(park.db, { institutionId: otherInstitutionId, name: '种苗贷' });
});

const data = () => ({
  productIds: [productId, otherProductId],
  amountFen: 80_000_000,
  termMonths: 9,
  purpose: '备春季种苗与肥料',
  scopes: ['REGISTRATION', 'ANNUAL'] as ('REGISTRATION' | 'ANNUAL')[],
  consentDays: 90,
});

/** Creates and submits both applications. */
async function applyToBoth() {
  const { applications } = (await park.call(save, { data: data() }, park.applicant.token)).data;
  const sent = [];
  for (const { applicationId: id, version } of applications)
    sent.push((await park.call(operate, { id, event: 'submit', version }, park.applicant.token)).data);
  const [mine, theirs] = sent;
  if (!mine || !theirs) throw new Error('two applications were expected');
  return { mine, theirs };
}

describe('one application to two institutions', () => {
  it('is decided separately by each, which can read only the data consented to, with a count', async () => {
    const { mine, theirs } = await applyToBoth();
    expect(mine.no).toMatch(/^RZ\d{8}-\d{4}$/);
    expect(mine.consent).toMatchObject({ until: '2027-02-19', isLive: true, views: 0 });
    const id = mine.applicationId;
    const [row] = (await park.call(received, {}, park.bank.token)).data.rows;
    expect(row).toMatchObject({ applicationId: id, applicantName: park.applicant.name });
    const read = (await park.call(readData, { id }, park.bank.token)).data;
    expect(read.REGISTRATION?.creditCode).toBe(park.applicant.creditCode);
    expect(read).toMatchObject({ ANNUAL: expect.any(Array), CREDIT: null, PRODUCTS: null });
    let version = mine.version;
    const step = async (
      event: 'accept' | 'askMaterial' | 'examine' | 'approve' | 'lend',
      more: object = {},
    ) => {
      const done = await park.call(
        decide,
        { id, event, version, data: { reason: '', ...more } },
        park.bank.token,
      );
      expect(done.header.retCode, event).toBe('000000');
      version = done.data.version;
    };
    const answer = async (event: 'supply' | 'sign', more: object = {}) => {
      const done = await park.call(operate, { id, event, version, data: more }, park.applicant.token);
      expect(done.header.retCode, event).toBe('000000');
      version = done.data.version;
    };
    await step('accept');
    await step('askMaterial', { reason: '请补近三个月的订单' });
    expect((await park.call(ownDetail, { id }, park.applicant.token)).data).toMatchObject({
      reason: '请补近三个月的订单',
      actions: ['supply', 'withdraw'],
    });
    await answer('supply', { supplement: '订单三份，合计 120 万元' });
    await step('examine');
    await step('approve', { approvedFen: 60_000_000, approvedPpm: 50_000, approvedMonths: 9 });
    await answer('sign');
    await step('lend');
    const detail = (await park.call(ownDetail, { id }, park.applicant.token)).data;
    expect(detail).toMatchObject({ state: 'LENT', approvedFen: 60_000_000, dueAt: null });
    expect(detail.consent).toMatchObject({ views: 1, lastViewedAt: now.getTime() });
    const logged = await park.db.select().from(operLogs).where(eq(operLogs.entityId, id));
    expect(logged.map(({ event }) => event)).toContain('financing.read');

    const revoked = (
      await park.call(revoke, { id: theirs.applicationId, version: theirs.version }, park.applicant.token)
    ).data;
    expect(revoked).toMatchObject({ state: 'WITHDRAWN', canRevoke: false });
    const seen = (await park.call(receivedDetail, { id: theirs.applicationId }, park.other.token)).data;
    expect(seen).toMatchObject({ applicantName: null, purpose: '', actions: [], consent: { isLive: false } });
    expect(await codeOf(park.call(readData, { id: theirs.applicationId }, park.other.token))).toBe('500074');
    const notices = await park.db.select().from(messages).where(eq(messages.userId, park.other.user.id));
    expect(notices.map(({ eventCode }) => eventCode)).toContain('CONSENT_REVOKED');
    // A loan already paid out stays; only the consent ends.
    const after = (await park.call(revoke, { id, version }, park.applicant.token)).data;
    expect(after).toMatchObject({ state: 'LENT', consent: { isLive: false } });
    expect(await codeOf(park.call(revoke, { id, version }, park.applicant.token))).toBe('500012');
  });

  it('shows all consents to the applicant only, live ones first', async () => {
    const { mine, theirs } = await applyToBoth();
    const both = (await park.call(consents, {}, park.applicant.token)).data.rows;
    expect(both.map(({ applicationId }) => applicationId).toSorted()).toEqual(
      [mine.applicationId, theirs.applicationId].toSorted(),
    );
    expect(both).toMatchObject([
      { canRevoke: true, consent: { isLive: true, scopes: ['REGISTRATION', 'ANNUAL'] } },
      { canRevoke: true },
    ]);
    await park.call(revoke, { id: mine.applicationId, version: mine.version }, park.applicant.token);
    expect((await park.call(consents, {}, park.applicant.token)).data.rows).toMatchObject([
      { applicationId: theirs.applicationId, canRevoke: true },
      { applicationId: mine.applicationId, canRevoke: false, consent: { revokedAt: now.getTime() } },
    ]);
    expect((await park.call(consents, {}, park.other.token)).data.rows).toEqual([]);
    // A draft gives no consent yet.
    await park.db.update(finApplications).set({ status: 'DRAFT', submittedAt: null });
    expect((await park.call(consents, {}, park.applicant.token)).data.rows).toEqual([]);
  });

  it('closes after the last day of the consent', async () => {
    const { mine } = await applyToBoth();
    const id = mine.applicationId;
    const endsOn = (until: string) =>
      park.db.update(finConsents).set({ until }).where(eq(finConsents.applicationId, id));
    await endsOn(chinaDayOf(now));
    expect(await codeOf(park.call(readData, { id }, park.bank.token))).toBe('000000');
    await endsOn(chinaDayOf(now.getTime() - day));
    expect(await codeOf(park.call(readData, { id }, park.bank.token))).toBe('500074');
    const accept = { id, event: 'accept', version: mine.version } as const;
    expect(await codeOf(park.call(decide, accept, park.bank.token))).toBe('500074');
  });

  it('can be submitted only once at a time, even concurrently', async () => {
    const answers = await Promise.all([
      codeOf(park.call(save, { data: data() }, park.applicant.token)),
      codeOf(park.call(save, { data: data() }, park.applicant.token)),
    ]);
    expect(answers.toSorted()).toEqual(['000000', '500024']);
    expect(await park.db.$count(finApplications)).toBe(2);
  });

  it('expires after 30 days without action, and at the end of the consent', async () => {
    const { mine, theirs } = await applyToBoth();
    const settle = () =>
      settleFinancing({ database: park.database, clock: { now: () => park.now } } as never);
    const stateOf = async (id: string) => {
      const [row] = await park.db.select().from(finApplications).where(eq(finApplications.id, id));
      return row?.status;
    };
    await park.db
      .update(finConsents)
      .set({ until: chinaDayOf(now.getTime() - day) })
      .where(eq(finConsents.applicationId, theirs.applicationId));
    await settle();
    expect(await stateOf(theirs.applicationId)).toBe('EXPIRED');
    expect(await stateOf(mine.applicationId)).toBe('SUBMITTED');
    park.now = new Date(now.getTime() + 30 * day - 1);
    await settle();
    expect(await stateOf(mine.applicationId)).toBe('SUBMITTED');
    park.now = new Date(now.getTime() + 30 * day);
    await settle();
    await settle();
    expect(await stateOf(mine.applicationId)).toBe('EXPIRED');
  });
});

const approval = { reason: '原因', approvedFen: 50_000_000, approvedPpm: 50_000, approvedMonths: 9 };

it('of a concurrent approval and withdrawal only one succeeds', async () => {
  const given = { productId, institutionId, enterpriseId: park.applicant.enterpriseId };
  const id = await insertFinancing(park.db, { ...given, status: 'DUE_DILIGENCE' });
  const answers = await Promise.all([
    codeOf(park.call(decide, { id, event: 'approve', version: 1, data: approval }, park.bank.token)),
    codeOf(park.call(operate, { id, event: 'withdraw', version: 1 }, park.applicant.token)),
  ]);
  expect(answers.toSorted()).toEqual(['000000', '500409']);
});

it('is not readable or changeable by others', async () => {
  const given = { productId, institutionId, enterpriseId: park.applicant.enterpriseId };
  const id = await insertFinancing(park.db, given);
  const draft = await insertFinancing(park.db, {
    ...given,
    productId: otherProductId,
    institutionId: otherInstitutionId,
    status: 'DRAFT',
    submittedAt: null,
  });
  const answers = await Promise.all([
    codeOf(park.call(ownDetail, { id }, park.bank.token)),
    codeOf(park.call(ownDetail, { id }, park.other.token)),
    codeOf(park.call(receivedDetail, { id }, park.applicant.token)),
    codeOf(park.call(receivedDetail, { id }, park.other.token)),
    // An application that was not submitted has not been received.
    codeOf(park.call(receivedDetail, { id: draft }, park.other.token)),
    codeOf(park.call(readData, { id }, park.other.token)),
    codeOf(park.call(readData, { id: draft }, park.other.token)),
    codeOf(park.call(decide, { id, event: 'accept', version: 1 }, park.other.token)),
    codeOf(park.call(operate, { id, event: 'withdraw', version: 1 }, park.other.token)),
    codeOf(park.call(revoke, { id, version: 1 }, park.other.token)),
    codeOf(park.call(save, { id, version: 1, data: data() }, park.other.token)),
  ]);
  expect(new Set(answers)).toEqual(new Set(['500404']));
  expect((await park.call(ownList, {}, park.other.token)).data.total).toBe(0);
  expect((await park.call(received, {}, park.other.token)).data.total).toBe(0);
  const officer = await park.logIn({ userType: '900', operatorRoles: ['OP_SERVICE'] });
  const seen = (await park.call(managed, {}, officer)).data;
  expect(seen.total).toBe(1);
  expect(JSON.stringify(seen)).not.toContain(park.applicant.name);
  expect(JSON.stringify(seen)).not.toContain('备春季');
});

it.each([
  [{ productIds: [] }, 'data.productIds'],
  [{ amountFen: 4_999_999 }, 'data.amountFen'],
  [{ termMonths: 13 }, 'data.termMonths'],
  [{ purpose: '' }, 'data.purpose'],
  [{ scopes: ['ANNUAL'] }, 'data.scopes'],
  [{ consentDays: 29 }, 'data.consentDays'],
  [{ consentDays: 181 }, 'data.consentDays'],
])('bad input names the field: %o', async (given, field) => {
  const answer = await park.call(save, { data: { ...data(), ...given } } as never, park.applicant.token);
  expect(['100001', '100002']).toContain(answer.header.retCode);
  expect(JSON.stringify(answer.data)).toContain(field);
});

it('refuses an own product, an approval without terms, and an empty supplement', async () => {
  const own = { ...data(), productIds: [productId] };
  expect(await codeOf(park.call(save, { data: own }, park.bank.token))).toBe('100002');
  const given = { productId, institutionId, enterpriseId: park.applicant.enterpriseId };
  const id = await insertFinancing(park.db, { ...given, status: 'DUE_DILIGENCE' });
  for (const [less, field] of [
    [{ approvedFen: null }, 'data.approvedFen'],
    [{ approvedFen: 80_000_001 }, 'data.approvedFen'],
    [{ approvedPpm: null }, 'data.approvedPpm'],
    [{ approvedMonths: null }, 'data.approvedMonths'],
  ] as const) {
    const input = { id, event: 'approve', version: 1, data: { ...approval, ...less } } as const;
    expect(JSON.stringify((await park.call(decide, input, park.bank.token)).data)).toContain(field);
  }
  await park.db.update(finApplications).set({ status: 'MATERIAL' });
  expect(await codeOf(park.call(operate, { id, event: 'supply', version: 1 }, park.applicant.token))).toBe(
    '100002',
  );
});

describe('applications', () => {
  describeTransitions<FinancingState, Exclude<FinancingEvent, 'expire'>, FinancingState>({
    states: financingStates.filter((state) => state !== 'DRAFT'),
    events: financingEvents.filter((event) => event !== 'expire'),
    planned: (state, event) => financingTransitions[state][event],
    next: (state, event) => nextState(financingTransitions, state, event),
    fire: async (status, event, planned) => {
      const given = { productId, institutionId, enterpriseId: park.applicant.enterpriseId };
      const id = await insertFinancing(park.db, { ...given, status });
      const answer =
        event === 'edit'
          ? await park.call(save, { id, version: 1, data: data() }, park.applicant.token)
          : (applicantEvents as readonly string[]).includes(event)
            ? await park.call(
                operate,
                { id, event: event as 'submit', version: 1, data: { supplement: '补充' } },
                park.applicant.token,
              )
            : await park.call(
                decide,
                { id, event: event as 'accept', version: 1, data: approval },
                park.bank.token,
              );
      expect(answer.header.retCode).toBe(planned === undefined ? '500012' : '000000');
      const [row] = await park.db.select().from(finApplications).where(eq(finApplications.id, id));
      expect(row?.status).toBe(planned ?? status);
    },
  });

  it('a draft is changed, submitted or given up', async () => {
    const given = { productId, institutionId, enterpriseId: park.applicant.enterpriseId };
    const id = await insertFinancing(park.db, { ...given, status: 'DRAFT', submittedAt: null });
    const changed = (await park.call(save, { id, version: 1, data: data() }, park.applicant.token)).data;
    const version = changed.applications[0]?.version ?? 0;
    await park.db.update(finProducts).set({ status: 'OFF' });
    const submit = { id, event: 'submit', version } as const;
    expect(await codeOf(park.call(operate, submit, park.applicant.token))).toBe('500012');
    const gone = await park.call(operate, { id, event: 'withdraw', version }, park.applicant.token);
    expect(gone.data.state).toBe('WITHDRAWN');
    expect((await park.call(received, {}, park.bank.token)).data.rows).toEqual([]);
  });
});
