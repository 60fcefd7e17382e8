import { invoiceStates, invoiceTransitions } from '@portal/contract/payment/invoice-terms';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { testNow } from '../../../testing/test-app.ts';
import { type InvoicePark, openInvoicePark } from '../testing/invoice-park.ts';
import { invoices } from './invoice.table.ts';

let park: InvoicePark;
beforeAll(async () => {
  park = await openInvoicePark({ now: () => testNow });
});
afterAll(() => park.portal.close());

/** The events of the finance office; those of the service are in `tax-service.test.ts`. */
const events = ['issue', 'attach', 'correct', 'deliver', 'return', 'reverse', 'red'] as const;

describe('an invoice moves', () => {
  describeTransitions({
    states: invoiceStates,
    events,
    planned: (state, event) => invoiceTransitions[state][event],
    next: (state, event) => nextState(invoiceTransitions, state, event),
    async fire(state, event, planned) {
      const id = await park.applied();
      // What the service was asked for before a refund is issued by hand once the park has no service.
      const isUnissued = event === 'issue' && state === 'TO_RED';
      const set = { status: state, invoiceNo: isUnissued ? '' : park.nextNo() };
      await park.portal.db
        .update(invoices)
        .set({ ...set, ...(isUnissued ? { awaits: 'ISSUE' as const } : {}) })
        .where(eq(invoices.id, id));
      const file = ['attach', 'deliver', 'red'].includes(event) ? { fileId: await park.paper() } : {};
      const data = { invoiceNo: park.nextNo(), ...file };
      const { header } = await park.act(id, event, { data, reason: '抬头有误' });
      expect(header.retCode).toBe(planned === undefined ? retCodes.TRANSITION_REFUSED : '000000');
      expect((await park.rowOf(id)).status).toBe(planned ?? state);
    },
  });
});
