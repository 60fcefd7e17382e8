// Imports workbooks of ten thousand rows into an empty park through the API, and prints for each kind the seconds of
// its steps and the most memory of the process in MB, in which the sheets are read, checked and written.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportRun } from '@portal/contract/import/import';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { regions } from '../features/dictionary/dictionary.table.ts';
import { contributions, prepareFeatures } from '../features/features.ts';
import { createAdmin } from '../features/identity/create-admin/create-admin.ts';
import { users } from '../features/identity/user.table.ts';
import { importersOf } from '../features/import/importers.ts';
import { workOnImports } from '../features/import/work-on-imports.ts';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase } from '../platform/database/connect-database.ts';
import type { Database } from '../platform/database/database.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { prepareDatabase } from '../platform/prepare-database.ts';
import { returnMemory } from '../platform/return-memory.ts';
import { openSession } from '../platform/session/sessions.ts';
import { type BookSheet, bookSheet, buildBook } from '../platform/xlsx/build-sheet.ts';

const [what, count = '10000'] = process.argv.slice(2);
const rows = Number(count);
const houses = 100;

const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A credit code with its check digit. */
function creditCode(nth: number): string {
  const body = `91530100MA${String(nth).padStart(7, '0')}`;
  const sum = [...body].reduce((total, sign, at) => total + signs.indexOf(sign) * (3 ** at % 31), 0);
  return body + (signs[(31 - (sum % 31)) % 31] ?? '');
}

const houseOf = (nth: number): string => `${(nth % houses) + 1}号楼`;
const roomOf = (nth: number): string => String(Math.floor(nth / houses) + 101);

type Columns = Readonly<Record<string, (nth: number) => string | number>>;

const sheetOf = (name: string, count: number, columns: Columns): BookSheet =>
  bookSheet(
    name,
    Object.entries(columns).map(([head, value]) => ({ head, value })),
    Array.from({ length: count }, (_, nth) => nth),
  );

const bookNames = ['enterprises', 'units', 'contracts'] as const;

const books = (): Record<(typeof bookNames)[number], [BookSheet, ...BookSheet[]]> => ({
  enterprises: [
    sheetOf('企业', rows, {
      企业名称: (nth) => `第${nth}花卉有限公司`,
      统一社会信用代码: creditCode,
      企业性质: () => '有限责任公司',
      行业: () => '种植生产',
      片区: () => '云岫片区',
      规模: () => '小型',
      成立日期: () => '2019年3月1日',
      注册资本: () => '5,000,000元',
      法人: () => '苏见微',
      联系人: () => '许晚棠',
      手机: (nth) => `154${String(nth).padStart(8, '0')}`,
      地址: (nth) => `云岫路 ${nth} 号`,
      入驻日期: () => '2024/3/1',
    }),
  ],
  units: [
    sheetOf('楼宇', houses, {
      楼名: houseOf,
      类型: () => '办公楼',
      坐落: () => '云岫路 1 号',
      建面: () => 90_000,
      总层数: () => 9,
      简介: () => '主楼',
      楼管: () => '顾春分',
      楼管电话: () => '0871-60010001',
    }),
    sheetOf('房源', rows, {
      楼栋: houseOf,
      房号: roomOf,
      层: (nth) => (nth % 9) + 1,
      面积: () => '120.50',
      用途: () => '办公',
      牌价: () => '26.00',
      物业费单价: () => '4.80',
    }),
  ],
  contracts: [
    sheetOf('合同', rows, {
      合同号: (nth) => `YX-${nth}`,
      // Every other by a name that is spelled in another way.
      承租方: (nth) => (nth % 2 === 0 ? creditCode(nth) : `第${nth} 花卉有限公司`),
      楼栋: houseOf,
      房号: roomOf,
      开始日期: () => '2024-03-01',
      结束日期: () => '2035-02-28',
      月租金: () => '8,060.00',
      租金递增: () => '2025-03-01 5%；2026年3月1日 5%',
      付款周期: () => '季付',
      租金缴至: () => '2026年11月',
      押金: () => '2.4万',
      押金收取日: () => '2024/2/20',
      物业费: () => '4.80',
      滞纳金: () => '0.05%',
    }),
  ],
});

/** Two operators with all rights, and their sessions. */
async function openOffice({ db, ...rest }: Database) {
  const operatorRoles = ['OP_ADMIN', 'OP_AUDIT', 'OP_PROPERTY', 'OP_FINANCE'] as const;
  const tokens: string[] = [];
  for (const [nth, loginName] of ['first_keeper', 'second_keeper'].entries()) {
    const fields = { loginName, phoneNumber: `1544000000${nth}`, name: '韩司南', password: 'Peony2026' };
    await createAdmin({ db, ...rest }, systemClock, fields);
    const [user] = await db
      .update(users)
      .set({ operatorRoles: [...operatorRoles] })
      .where(eq(users.loginName, loginName))
      .returning();
    if (!user) throw new Error('no operator');
    const who = { userId: user.id, userAccId: user.userAccId, userType: '900', enterpriseId: null } as const;
    const rights = { memberRole: null, auditStatus: '0' } as const;
    const device = { ip: '127.0.0.1', userAgent: '', deviceName: '' };
    tokens.push(
      (await openSession(db, systemClock, { ...who, ...rights, operatorRoles: [...operatorRoles] }, device))
        .token,
    );
  }
  await db
    .insert(regions)
    .values({ regionId: 'YX', name: '云岫片区', kind: 'DISTRICT' })
    .onConflictDoNothing();
  return { first: tokens[0] ?? '', second: tokens[1] ?? '' };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

function caller(app: FastifyInstance) {
  const read = (text: string): ImportRun => {
    const { header, body } = JSON.parse(text) as { header: { retMsg: string }; body: { data?: ImportRun } };
    if (!body.data) throw new Error(header.retMsg);
    return body.data;
  };
  return {
    async upload(token: string, content: Buffer) {
      const boundary = 'portal-import-boundary';
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n`;
      const { payload } = await app.inject({
        method: 'POST',
        url: '/api/importManage/import/upload',
        headers: { token, 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      });
      return read(payload);
    },
    async post(token: string, name: string, input: Record<string, unknown>) {
      const { payload } = await app.inject({
        method: 'POST',
        url: `/api/importManage/import/${name}`,
        headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(
          Object.entries(input).map(([key, value]): [string, string] => [
            key,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        ).toString(),
      });
      return read(payload);
    },
    async see(token: string, id: string) {
      const url = `/api/importManage/import/queryDetail?id=${id}`;
      return read((await app.inject({ url, headers: { token } })).payload);
    },
  };
}

/** The most memory that the process has while it works. */
async function withMemory<Result>(work: () => Promise<Result>): Promise<{ result: Result; mb: number }> {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const looking = setInterval(look, 20);
  try {
    const result = await work();
    look();
    return { result, mb: most / 1024 / 1024 };
  } finally {
    clearInterval(looking);
  }
}

/** Uploads, checks and writes a workbook; seconds of each. */
async function importBook(
  app: FastifyInstance,
  content: Buffer,
  { first, second }: Office,
  work: () => Promise<void>,
) {
  const calls = caller(app);
  const times: number[] = [];
  let begun = performance.now();
  const lap = () => {
    const now = performance.now();
    times.push((now - begun) / 1_000);
    begun = now;
  };
  const run = await calls.upload(first, content);
  lap();
  const sheets = run.sheets.map(({ sheetId, columns }) => ({
    sheetId,
    constants: {},
    fields: columns.map(({ field }) => field),
  }));
  const id = run.importId;
  await calls.post(first, 'map', { id, version: run.version, data: { sheets } });
  await work();
  lap();
  const { version, counts, needsSecond } = await calls.see(first, id);
  if (needsSecond) {
    const proposed = await calls.post(first, 'operate', { id, version, event: 'propose' });
    await calls.post(second, 'operate', { id, version: proposed.version, event: 'approve' });
  } else await calls.post(first, 'operate', { id, version, event: 'write' });
  await work();
  lap();
  const { created } = await calls.see(first, id);
  if (created !== counts.NEW || created < rows) throw new Error(`${created} rows of ${counts.NEW} written`);
  const [uploadS, checkS, writeS] = times;
  return { uploadS, checkS, writeS };
}

const bookFile = (dataDir: string, name: string): string => join(dataDir, `${name}.xlsx`);

/** Writes the workbooks, in a process of its own, since that takes memory as well. */
async function writeBooks(dataDir: string): Promise<void> {
  for (const [name, sheets] of Object.entries(books()))
    await writeFile(bookFile(dataDir, name), await buildBook(sheets));
}

async function importBooks(env: Env): Promise<Record<string, object>> {
  const database = await connectDatabase(env, () => {});
  try {
    await prepareDatabase(database, env);
    await prepareFeatures(database.db);
    const office = await openOffice(database);
    const pay = new Map();
    const app = await buildApp({ env, database, logger: pino({ level: 'silent' }), pay, pages: false });
    const importers = importersOf(contributions);
    const work = () => workOnImports({ database, clock: systemClock, pay }, importers);
    returnMemory();
    const idleMb = process.memoryUsage.rss() / 1024 / 1024;
    const figures: Record<string, object> = {};
    for (const name of bookNames) {
      const content = await readFile(bookFile(env.DATA_DIR, name));
      const { result, mb } = await withMemory(() => importBook(app, content, office, work));
      figures[name] = { ...result, mb, idleMb };
    }
    await app.close();
    return figures;
  } finally {
    await database.close();
  }
}

const env = readEnv(process.env);
if (what === 'books') await writeBooks(env.DATA_DIR);
if (what === 'import') process.stdout.write(`${JSON.stringify(await importBooks(env))}\n`);
