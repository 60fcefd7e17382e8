import { expect, it } from 'vitest';
import { faultsOf, readPdf } from '../../platform/pdf/testing/read-pdf.ts';
import { usePark } from '../enterprise/testing/use-park.ts';
import { repairTickets } from './repair.table.ts';
import { insertTicket } from './testing/insert-ticket.ts';

const park = usePark(
  {
    office: ['OP_PROPERTY'],
    worker: ['REPAIR_WORKER'],
    colleague: ['REPAIR_WORKER'],
    finance: ['OP_FINANCE'],
  },
  { empties: [repairTickets] },
);

const get = (call: string, id: string, token: string) =>
  park.app.inject({ url: `/api/propertyManage/repair/${call}?id=${id}`, headers: { token } });

it('prints a work order for the office and for its worker, and for nobody else', async () => {
  const id = await insertTicket(park.db, { status: 'PROCESSING', assigneeId: park.worker.user.id });
  for (const [call, token] of [
    ['printManaged', park.office.token],
    ['printJob', park.worker.token],
  ] as const)
    expect(faultsOf(readPdf((await get(call, id, token)).rawPayload))).toEqual([]);
  expect((await get('printJob', id, park.colleague.token)).json().header.retCode).toBe('500404');
  expect((await get('printManaged', id, park.finance.token)).json().header.retCode).not.toBe('000000');
});
