import { retCodes } from '@portal/contract/ret-code';
import { inArray } from 'drizzle-orm';
import type { CellValue } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeZip } from '../../../platform/files/testing/sample-archives.ts';
import { readSampleRows, writeSampleSheet } from '../../../platform/xlsx/testing/sample-sheets.ts';
import { testNow } from '../../../testing/test-app.ts';
import { doBulk, prepareBulk } from '../../bulk/testing/bulk-calls.ts';
import { type InvoicePark, invoicePdf, openInvoicePark } from '../testing/invoice-park.ts';
import { invoices } from './invoice.table.ts';

const list = 'GET /api/payManage/invoice/queryManageList';
const exported = '/api/payManage/invoice/exportManage';

let park: InvoicePark;
beforeAll(async () => {
  park = await openInvoicePark({ now: () => testNow });
});
afterAll(() => park.portal.close());

/** The rows of the exported sheet of the selected invoices. */
async function sheetOf(ids: readonly string[]): Promise<CellValue[][]> {
  const url = `${exported}?${new URLSearchParams({ ids: ids.join(',') }).toString()}`;
  const answer = await park.portal.app.inject({ url, headers: { token: await park.clerk() } });
  return readSampleRows(answer.rawPayload);
}

/** Fills in the numbers of a sheet, by request number. */
async function filledIn(ids: readonly string[], numberOf: (no: string) => string): Promise<Buffer> {
  const [heads = [], ...rows] = await sheetOf(ids);
  const [noAt, numberAt] = [heads.indexOf('申请号'), heads.indexOf('发票号码')];
  return writeSampleSheet([heads, ...rows.map((row) => row.with(numberAt, numberOf(String(row[noAt]))))]);
}

const rowsOf = async (ids: string[]) =>
  park.portal.db.select().from(invoices).where(inArray(invoices.id, ids)).orderBy(invoices.id);

it('selected invoices are exported, numbered by the sheet, given their files by a zip and delivered', async () => {
  const ids = [await park.applied(), await park.applied(), await park.applied()];
  const rows = await rowsOf(ids);
  const numbers = new Map(rows.map(({ no }) => [no, park.nextNo()]));
  const sheet = await sheetOf(ids);
  expect(sheet).toHaveLength(4);
  expect(sheet[0]?.slice(0, 6)).toEqual([
    '申请号',
    '发票号码',
    '发票抬头',
    '纳税人识别号',
    '发票种类',
    '金额（元）',
  ]);
  expect(sheet[1]?.[5]).toBe(1_000);

  const content = await filledIn(ids, (no) => numbers.get(no) ?? '');
  expect((await park.send('importNumbers', content)).data).toEqual({ issued: 3, known: 0, faults: [] });
  expect((await rowsOf(ids)).map(({ status, invoiceNo }) => [status, invoiceNo])).toEqual(
    rows.map(({ no }) => ['ISSUED', numbers.get(no)]),
  );
  // The same file changes nothing.
  expect((await park.send('importNumbers', content)).data).toEqual({ issued: 0, known: 3, faults: [] });

  const [first = '', second = '', third = ''] = [...numbers.values()];
  const pdfOf = (no: string) => Buffer.concat([invoicePdf, Buffer.from(`% ${no}\n%%EOF\n`)]);
  const archive = writeZip([
    { name: `发票/dzfp_${first}_云岫.pdf`, content: pdfOf(first) },
    { name: `${second}.pdf`, content: pdfOf(second) },
    { name: '__MACOSX/._x.pdf', content: 'x' },
    { name: `${'9'.repeat(20)}.pdf`, content: pdfOf('9') },
    { name: '说明.pdf', content: pdfOf('') },
    { name: `${third}.txt`, content: '不是发票' },
  ]);
  const attached = (await park.send('importFiles', archive, 'a.zip')).data;
  expect(attached).toMatchObject({ attached: 2, known: 0 });
  expect(attached.faults.map(({ row }: { row: number }) => row)).toEqual([3, 4, 5]);
  expect(attached.faults[0].text).toContain('9'.repeat(20));
  expect((await park.send('importFiles', archive, 'a.zip')).data).toMatchObject({ attached: 0, known: 2 });

  // The third has no file and is left.
  const run = await doBulk(park.portal, await park.clerk(), () => testNow, list, 'INVOICE_DELIVER', { ids });
  expect(run).toMatchObject({
    counts: { DONE: 2, BARRED: 1 },
    reasons: [{ text: '还没有发票文件', names: [`${rows[2]?.no} ${rows[2]?.title}`] }],
  });
  expect((await rowsOf(ids)).map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED', 'ISSUED']);
  const shown = (await park.read(ids[0] ?? '')).files;
  expect(shown).toMatchObject([{ mime: 'application/pdf' }]);
  const token = await park.ownerToken();
  const file = await park.portal.app.inject({
    url: `/api/fms/show/${shown[0]?.fileId}_0`,
    headers: { token },
  });
  expect(file.rawPayload.equals(pdfOf(first))).toBe(true);
});

it('a sheet with a fault records no number, and names each faulty row', async () => {
  const ids = [await park.applied(), await park.applied(), await park.issued()];
  const rows = await rowsOf(ids);
  const taken = rows[2]?.invoiceNo ?? '';
  const wrong = await filledIn(ids, (no) => (no === rows[0]?.no ? '12' : taken));
  const { faults } = (await park.send('importNumbers', wrong)).data;
  expect(faults.map(({ row }: { row: number }) => row).toSorted()).toContain(4);
  expect((await rowsOf(ids)).map(({ status }) => status)).toEqual(['APPLIED', 'APPLIED', 'ISSUED']);
  const unknown = await writeSampleSheet([
    ['申请号', '发票号码'],
    ['FP-没有', park.nextNo()],
  ]);
  expect((await park.send('importNumbers', unknown)).data.faults).toMatchObject([{ row: 2 }]);
  const unfilled = await park.send('importNumbers', await filledIn(ids.slice(0, 2), () => ''));
  expect(unfilled.data).toMatchObject({ issued: 0, faults: [{ row: 0 }] });
});

it('one of two sheets at the same moment gives a number to an invoice', async () => {
  const ids = [await park.applied(), await park.applied()];
  const no = park.nextNo();
  const [one = '', other = ''] = ids;
  const sheets = [await filledIn([one], () => no), await filledIn([other], () => no)];
  const answers = await Promise.all(sheets.map((sheet) => park.send('importNumbers', sheet)));
  expect(answers.map(({ data }) => data.issued).toSorted((one, other) => one - other)).toEqual([0, 1]);
});

it('only a zip of files is taken as one, and only finance sends it', async () => {
  expect((await park.send('importFiles', invoicePdf, 'a.pdf')).header.retCode).toBe(retCodes.FILE_REFUSED);
  const ids = [await park.applied()];
  const send = await prepareBulk(park.portal, await park.clerk(), list, 'INVOICE_SEND', { ids });
  expect(send.data).toMatchObject({
    counts: { OPEN: 0, BARRED: 1 },
    reasons: [{ text: '没有接通开票服务' }],
  });
  const refused = await prepareBulk(park.portal, await park.ownerToken(), list, 'INVOICE_DELIVER', { ids });
  expect(refused.header.retCode).toBe(retCodes.SECURITY_STOP);
});
