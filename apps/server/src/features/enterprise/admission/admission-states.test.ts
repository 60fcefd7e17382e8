import {
  type AdmissionEvent,
  type AdmissionState,
  admissionEvents,
  admissionTransitions,
} from '@portal/contract/enterprise/admission';
import { entryStatuses } from '@portal/contract/enterprise/public';
import { retCodes } from '@portal/contract/ret-code';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operLogs } from '../../../platform/oper-log/oper-log.table.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { enterprises } from '../enterprise.table.ts';
import { nextAdmissionState } from './admission.policy.ts';
import { enterpriseAudits } from './enterprise-audit.table.ts';
import { forceState, insertApplicant, insertDictionaries } from './testing/apply.ts';

const save = 'POST /api/baseInfo/enterpriseInfo/saveForReg';

let portal: TestApp;
let operator: string;

beforeAll(async () => {
  portal = await openTestApp();
  await insertDictionaries(portal.db);
  operator = await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN', 'OP_AUDIT'] });
});
afterAll(() => portal.close());

type Applied = Awaited<ReturnType<typeof insertApplicant>> & { auditId: string };

async function apply(): Promise<Applied> {
  const applicant = await insertApplicant(portal.db, { now: () => testNow });
  const { regTicket, application } = applicant;
  const { data } = await portal.call(save, { regTicket, submit: '1', data: application });
  return { ...applicant, auditId: data.auditId };
}

/** Sends an event through the call that carries it. */
function fire(event: AdmissionEvent, { auditId, regTicket, application }: Applied) {
  switch (event) {
    case 'save':
    case 'submit':
      return portal.call(save, {
        regTicket,
        version: 1,
        data: application,
        submit: event === 'submit' ? '1' : '0',
      });
    case 'withdraw':
      return portal.call('POST /api/baseInfo/enterpriseInfo/withdraw', { regTicket, version: 1 });
    case 'pass':
    case 'return':
    case 'reject':
    case 'reapply':
    case 'revoke':
      return portal.call(
        'POST /api/baseInfo/enterpriseAudit/operate',
        {
          id: auditId,
          event,
          version: 1,
          data: { opinion: '照片模糊', fieldNotes: { licenseFileId: '照片模糊' } },
        },
        operator,
      );
  }
}

const rowsOf = async (auditId: string) => {
  const [audit] = await portal.db.select().from(enterpriseAudits).where(eq(enterpriseAudits.id, auditId));
  const [enterprise] = await portal.db
    .select({ entryStatus: enterprises.entryStatus })
    .from(enterprises)
    .where(eq(enterprises.id, audit?.enterpriseId ?? ''));
  return { audit, enterprise };
};

async function walk(state: AdmissionState, event: AdmissionEvent, next: AdmissionState | undefined) {
  const applied = await apply();
  await forceState(portal.db, applied.auditId, state, { firstAuditorId: null, rejectedAt: testNow });
  const { header } = await fire(event, applied);
  const { audit, enterprise } = await rowsOf(applied.auditId);
  const log = await portal.db
    .select()
    .from(operLogs)
    .where(and(eq(operLogs.entityId, applied.auditId), like(operLogs.event, `enterpriseAudit.${event}`)));
  if (next) {
    expect(header.retCode).toBe('000000');
    expect(audit).toMatchObject({ state: next });
    // The name and code of a rejected enterprise stay free until it is submitted again.
    expect(enterprise?.entryStatus).toBe(event === 'reapply' ? 'REJECTED' : next);
    const after = expect.objectContaining({ state: next });
    expect(log).toContainEqual(expect.objectContaining({ before: { state }, after }));
  } else {
    expect(header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect(audit).toMatchObject({ state, version: 1 });
    expect(enterprise?.entryStatus).toBe(state);
  }
}

describeTransitions({
  states: entryStatuses,
  events: admissionEvents,
  planned: (state, event) => admissionTransitions[state][event],
  next: (state, event) => nextAdmissionState({ kind: 'ENTRY', state }, event),
  fire: walk,
});

test('every state is reachable from the draft', () => {
  const reached = new Set<AdmissionState>(['DRAFT']);
  for (let round = 0; round < entryStatuses.length; round++)
    for (const state of Array.from(reached))
      for (const next of Object.values(admissionTransitions[state])) reached.add(next);
  expect([...reached].sort()).toEqual([...entryStatuses].sort());
});
