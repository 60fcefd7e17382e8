import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { operLogs } from '../oper-log/oper-log.table.ts';
import type { Actor } from '../session/actor.ts';
import { spreadsheetType } from './build-sheet.ts';
import { createExporter, type ListExport } from './exporter.ts';
import { readSampleRows } from './testing/sample-sheets.ts';

const now = new Date('2026-11-21T04:00:00Z');
const midnight = new Date('2026-11-21T16:00:00Z');
let userId: string;
const operator: Omit<Actor, 'userId'> = {
  sessionId: '',
  userAccId: '1',
  enterpriseId: null,
  memberRole: null,
  userType: '900',
  operatorRoles: ['OP_ADMIN'],
  auditStatus: '0',
};

interface Line {
  no: number;
  name: string;
}

const list = (total: number, given: Partial<ListExport<Line>> = {}): ListExport<Line> => ({
  name: '明细',
  entity: 'line',
  filter: { keyword: '月季' },
  columns: [
    { head: '序号', value: ({ no }) => no },
    { head: '名称', value: ({ name }) => name, width: 30 },
    { head: '金额', value: ({ no }) => no * 100 + 5, format: 'yuan' },
    { head: '时间', value: () => now },
    { head: '截止', value: ({ no }) => (no === 1 ? midnight : now), format: 'end' },
  ],
  count: async () => total,
  read: async (_db, { pageNo, pageSize }) =>
    Array.from({ length: Math.max(0, Math.min(pageSize, total - (pageNo - 1) * pageSize)) }, (_, at) => ({
      no: (pageNo - 1) * pageSize + at + 1,
      name: at === 0 ? '=HYPERLINK("http://x")' : `第${at}行`,
    })),
  ...given,
});

let portal: TestApp;
let files: Map<string, Buffer>;

beforeAll(async () => {
  portal = await openTestApp(() => now);
});
// Each test has its own user, because nobody may run two long exports at once.
beforeEach(() => {
  userId = ulid();
});
afterAll(() => portal.close());

function openExporter() {
  files = new Map();
  const stops: (() => Promise<void>)[] = [];
  const exporter = createExporter({
    database: portal.database,
    clock: { now: () => now },
    files: { put: async (key: string, content: Buffer) => files.set(key, content) },
    log: portal.app.log,
    onStop: (work: () => Promise<void>) => stops.push(work),
  } as unknown as Parameters<typeof createExporter>[0]);
  return { exporter, stop: () => Promise.all(stops.map((work) => work())) };
}

/** A reply that records what was sent and its headers. */
function fakeReply() {
  const headers: Record<string, string> = {};
  const sent: unknown[] = [];
  const reply = {
    type: (value: string) => reply.header('content-type', value),
    header: (name: string, value: string) => {
      headers[name] = value;
      return reply;
    },
    send: (content: unknown) => {
      sent.push(content);
      return reply;
    },
  };
  return { reply: reply as unknown as FastifyReply, headers, sent };
}

const callOf = (reply: FastifyReply) => ({
  clock: { now: () => now },
  actor: { ...operator, userId },
  ip: '10.0.0.1',
  userAgent: 'test',
  reply,
});

describe('a short list', () => {
  it('is answered with the spreadsheet, and logged', async () => {
    const { exporter } = openExporter();
    const { reply, headers, sent } = fakeReply();
    await exporter.send(callOf(reply), list(1_203));
    expect(headers['content-type']).toBe(spreadsheetType);
    expect(decodeURIComponent(headers['content-disposition'] ?? '')).toContain('明细_20261121_1200.xlsx');
    const rows = await readSampleRows(sent[0] as Buffer);
    expect(rows).toHaveLength(1_204);
    const noon = new Date('2026-11-21T12:00:00Z');
    expect(rows.slice(0, 3)).toEqual([
      ['序号', '名称', '金额', '时间', '截止'],
      [1, '\'=HYPERLINK("http://x")', 1.05, noon, new Date('2026-11-21T00:00:00Z')],
      [2, '第1行', 2.05, noon, noon],
    ]);
    expect(await portal.db.select().from(operLogs).where(eq(operLogs.userId, userId))).toMatchObject([
      { event: 'line.export', userId, after: { keyword: '月季', totalRows: 1_203 } },
    ]);
  });

  it('may be empty', async () => {
    const { reply, sent } = fakeReply();
    await openExporter().exporter.send(callOf(reply), list(0));
    expect(await readSampleRows(sent[0] as Buffer)).toHaveLength(1);
  });
});

describe('a long list', () => {
  const detail = 'GET /api/exportManage/export/queryDetail';

  async function start(given: Partial<ListExport<Line>> = {}) {
    const opened = openExporter();
    const { reply, sent } = fakeReply();
    await opened.exporter.send(callOf(reply), list(6_000, given));
    const { exportId } = JSON.parse(String(sent[0])).body.data as { exportId: string };
    return { ...opened, exportId };
  }

  it('is exported in the background, visible to its owner only', async () => {
    const { exportId } = await start();
    const token = await portal.logIn({ userId });
    await vi.waitFor(async () => {
      const { data } = await portal.call(detail, { id: exportId }, token);
      expect(data).toMatchObject({ state: 'DONE', doneRows: 6_000, totalRows: 6_000 });
    }, 10_000);
    expect(await readSampleRows([...files.values()][0] as Buffer)).toHaveLength(6_001);
    const other = await portal.logIn({ userId: '01J000000000000000000OTHER' });
    expect((await portal.call(detail, { id: exportId }, other)).header.retCode).toBe(retCodes.NOT_FOUND);
    expect((await portal.call(detail, { id: exportId })).header.retCode).toBe(retCodes.NOT_LOGGED_IN);
  });

  it('reports a failure, and does not block the next export', async () => {
    const { exportId, exporter } = await start({ read: () => Promise.reject(new Error('away')) });
    const token = await portal.logIn({ userId });
    await vi.waitFor(async () => {
      const { data } = await portal.call(detail, { id: exportId }, token);
      expect(data.state).toBe('FAILED');
    }, 10_000);
    const download = await portal.app.inject({
      url: `/api/exportManage/export/download?id=${exportId}`,
      headers: { token },
    });
    expect(download.json()).toMatchObject({ header: { retCode: retCodes.NOT_FOUND } });
    const { reply, sent } = fakeReply();
    await exporter.send(callOf(reply), list(10));
    expect(sent[0]).toBeInstanceOf(Buffer);
  });

  it('is limited to one export per user at a time, and stops with the server', async () => {
    const never = new Promise<never>(() => undefined);
    let read = () => never as Promise<readonly Line[]>;
    const { exporter } = await start({ read: () => read() });
    await expect(exporter.send(callOf(fakeReply().reply), list(6_000))).rejects.toMatchObject({
      retCode: retCodes.DUPLICATE_SUBMIT,
    });
    read = async () => [];
  });

  it('is refused beyond the maximum length', async () => {
    await expect(
      openExporter().exporter.send(callOf(fakeReply().reply), list(100_001)),
    ).rejects.toMatchObject({ retCode: retCodes.FIELD_REFUSED });
  });
});
