import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArchiveManifest } from '@portal/contract/park-archive/manifest';
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { ulid } from 'ulidx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemo } from '../../../demo/fill-demo.ts';
import { keyOf, readCells } from '../../../feature/importer.ts';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { systemClock } from '../../../platform/clock.ts';
import { readEnv } from '../../../platform/env.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { openFileStore } from '../../../platform/files/open-file-store.ts';
import { systemContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { readTables } from '../../../platform/xlsx/read-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { feeItems, meters, readings } from '../../billing/meter/meter.table.ts';
import { units } from '../../building/building.table.ts';
import { prepareFeatures } from '../../features.ts';
import { createAdmin } from '../../identity/create-admin/create-admin.ts';
import { users } from '../../identity/user.table.ts';
import { importRows, importSheets } from '../import.table.ts';
import { matchSheets } from '../match-columns.ts';
import { allImporters } from '../testing/import-file.ts';
import { enterArchive } from './enter-archive.ts';
import { parkArchives } from './park-archive.table.ts';
import { workOnArchives } from './work-on-archives.ts';
import { writeArchive } from './write-archive.ts';
import { fileNameOf, writeKind } from './write-sheets.ts';

let database: TestDatabase;
let folder: string;
let files: FileStore;
const log = pino({ level: 'silent' });
const today = () => chinaDayOf(systemClock.now());

/** Records the reading of this month for one meter: those of the demo are billed. */
async function readOneMeter(): Promise<void> {
  const { db } = database;
  const period = today().slice(0, 7);
  const [last] = await db
    .select({ meter: meters, reading: readings })
    .from(readings)
    .innerJoin(meters, and(eq(meters.id, readings.meterId), eq(meters.lastPeriod, readings.period)))
    .innerJoin(units, and(eq(units.id, meters.unitId), eq(units.enterpriseId, readings.enterpriseId)))
    .where(and(isNull(meters.initialTou), eq(meters.status, 'ONLINE'), lt(readings.period, period)))
    .limit(1);
  if (!last) throw new Error('the demo has readings');
  const { meter, reading } = last;
  const now = systemClock.now();
  const previousX100 = reading.readingX100;
  const readingX100 = previousX100 + 1_200;
  await db.insert(readings).values({
    ...reading,
    id: ulid(now.getTime()),
    period,
    readAt: now,
    previousX100,
    readingX100,
    usageX100: 1_200,
    status: 'CHECKED',
  });
  await db.update(meters).set({ lastX100: readingX100, lastPeriod: period }).where(eq(meters.id, meter.id));
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'park-portal-rows-'));
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  await fillDemo({ database, env, log });
  await readOneMeter();
  files = await openFileStore(env);
}, 300_000);
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** The rows of a sheet that its import would not find to be the same, with the reasons. */
async function differing(kind: (typeof allImporters.all)[number], path: string) {
  const tables = await readTables(await readFile(join(folder, fileNameOf(path))), 20_000);
  const [sheet] = matchSheets(tables, [kind], new Map(), true);
  const rows = (sheet?.rows ?? []).map(({ row, cells }) => ({
    line: row,
    ...readCells(
      kind,
      Object.fromEntries(
        (sheet?.columns ?? []).flatMap(({ field }, at) => (field === null ? [] : [[field, cells[at] ?? '']])),
      ),
    ),
  }));
  const ctx = { ...systemContext({ database, clock: systemClock }), planned: async () => new Map() };
  const judged = await kind.check(database.db, ctx, rows);
  const twice = rows.length - new Set(rows.map(({ data }) => keyOf(kind, data))).size;
  return {
    count: rows.length,
    twice,
    different: rows.flatMap(({ line, data, faults }, at) => {
      const { faults: found = [], changes = [], present } = judged[at] ?? {};
      const isSame = faults.length + found.length + changes.length === 0 && present;
      return isSame
        ? []
        : [{ line, key: keyOf(kind, data), faults: [...faults, ...found], changes, present }];
    }),
  };
}

const kinds = allImporters.all.filter(({ rowsOf }) => rowsOf);

it.each(kinds.map((kind) => [kind.kind, kind] as const))(
  'writes %s as its own import reads it: all rows are the same',
  async (_name, kind) => {
    const rows = kind.rowsOf?.(database.db, today());
    if (!rows) throw new Error('no rows');
    const { sheets, figures } = await inLanguage('zh', () =>
      writeKind(kind, rows, { folder, onRows: async () => undefined }),
    );
    expect(sheets).toHaveLength(1);
    const found = await inLanguage('zh', () => differing(kind, sheets[0]?.path ?? ''));
    expect({ ...found, different: found.different.slice(0, 5) }).toEqual({
      count: figures.rows,
      twice: 0,
      different: [],
    });
    expect(figures.rows).toBeGreaterThan(0);
  },
);

describe('the whole park', () => {
  let empty: TestDatabase;
  let path: string;
  let manifest: ArchiveManifest;

  beforeAll(async () => {
    empty = await createTestDatabase();
    await prepareFeatures(empty.db);
    // What has no import of its own yet.
    await empty.db
      .insert(feeItems)
      .values(await database.db.select().from(feeItems))
      .onConflictDoNothing();
    // An administrator of the old park sets up the new one.
    const [known] = await database.db.select().from(users).where(eq(users.loginName, 'op_admin'));
    if (!known) throw new Error('the demo has an administrator');
    const { loginName, name, phoneNumber } = known;
    const admin = { loginName, name, phoneNumber, password: 'secret1' };
    await createAdmin(empty, systemClock, admin);
    ({ path, manifest } = await writeArchive({
      db: database.db,
      clock: systemClock,
      files,
      importers: allImporters,
      park: '云岫',
      folder,
      withFiles: true,
      onProgress: async () => undefined,
    }));
  }, 120_000);
  afterAll(() => empty.drop());

  it('leaves with sums, files, and all tables for reading, without what is secret', async () => {
    const tables = manifest.sheets.flatMap(({ table }) => table ?? []);
    expect(tables).toContain('oper_log');
    expect(tables).not.toContain('session');
    expect(manifest.files.count).toBeGreaterThan(50);
    expect(manifest.files.missing).toBe(0);
    const people = await readFile(join(folder, 'tables_user_account.csv'), 'utf8');
    expect(people).toContain('login_name');
    expect(people).not.toMatch(/password_hash|argon2/);
  });

  it('comes back into an empty park with the same counts, sums and balances', async () => {
    const deps = { database: empty, clock: systemClock, pay: new Map(), files };
    const id = await enterArchive(deps, allImporters, path);
    await workOnArchives(deps, allImporters);
    const [archive] = await empty.db.select().from(parkArchives).where(eq(parkArchives.id, id));
    const notWritten = await empty.db
      .select({ kind: importSheets.kind, cells: importRows.cells, verdict: importRows.verdict })
      .from(importRows)
      .innerJoin(importSheets, eq(importSheets.id, importRows.sheetId))
      .where(and(ne(importRows.status, 'WRITTEN'), sql`${importRows.verdict} is distinct from 'SAME'`));
    expect(notWritten.slice(0, 20)).toEqual([]);
    expect(archive?.status).toBe('DONE');
    expect(archive?.found).toEqual(manifest.figures);
  }, 120_000);
});
