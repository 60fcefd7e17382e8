import {
  type PolicyEvent,
  type PolicyPlace,
  type PolicyStatus,
  policyEvents,
  policyStatuses,
  policyTransitions,
} from '@portal/contract/policy/states';
import { retCodes } from '@portal/contract/ret-code';
import { type RevisionState, revisionStates } from '@portal/contract/working-copy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertPolicy } from '../testing/insert-policy.ts';
import { entered, openOfficers } from '../testing/officers.ts';
import { nextPolicyPlace } from './policy-editing.policy.ts';
import { policyRevisions } from './policy-revision.table.ts';

let portal: TestApp;
let officers: Awaited<ReturnType<typeof openOfficers>>;

beforeAll(async () => {
  portal = await openTestApp();
  officers = await openOfficers(portal);
});
afterAll(() => portal.close());

const isReal = (status: PolicyStatus, revision: RevisionState) => {
  if (status === 'DRAFT' || status === 'PENDING') return revision === status;
  if (status === 'REPEALED') return revision === 'NONE';
  return status !== 'TRASH' || revision === 'DRAFT';
};

const places = policyStatuses.flatMap((status) =>
  revisionStates.filter((revision) => isReal(status, revision)).map((revision) => ({ status, revision })),
);
const fire = (id: string, event: PolicyEvent) =>
  event === 'save'
    ? officers.save({}, { id, version: 1 })
    : officers.operate(id, event, {
        // Only authors can recall what they submitted.
        token: event === 'recall' ? officers.author.token : officers.chief.token,
        reason: '需要说明',
      });

async function walk({ status, revision }: PolicyPlace, event: PolicyEvent, next: PolicyPlace | undefined) {
  const id = await insertPolicy(portal.db, { status, revision });
  if (revision !== 'NONE')
    await portal.db.insert(policyRevisions).values({
      policyId: id,
      // biome-ignore lint/suspicious/noExplicitAny: readonly lists
      content: structuredClone(entered) as any,
      authorIds: [officers.author.userId],
      updatedAt: new Date(),
    });
  const before = await officers.read(id);
  const { header } = await fire(id, event);
  const after = await officers.read(id);
  if (next) expect([header.retCode, after]).toMatchObject(['000000', { ...next, version: 2 }]);
  else expect([header.retCode, after]).toEqual([retCodes.TRANSITION_REFUSED, before]);
}

describeTransitions({
  states: places,
  events: policyEvents,
  planned: ({ status, revision }, event) => policyTransitions[status][revision][event],
  next: nextPolicyPlace,
  fire: walk,
});

it('leads only to valid combinations of status and revision', () => {
  const reached = policyStatuses.flatMap((status) =>
    revisionStates.flatMap((revision) => Object.values(policyTransitions[status][revision])),
  );
  for (const { status, revision } of reached)
    expect(isReal(status, revision), `${status} ${revision}`).toBe(true);
});
