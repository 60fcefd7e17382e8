import type { VentureContent } from '@portal/contract/venture/public';
import type { RoomFolder } from '@portal/contract/venture/terms';
import { ventureFilePurpose } from '@portal/contract/venture/terms';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { insertFiles } from '../../../platform/files/insert-files.ts';
import { introductions, ventureAccesses, ventureDocuments, ventures } from '../venture.table.ts';

/** A venture as the form sends it. */
export const subscription: VentureContent = {
  name: '“花时”鲜花订阅供应链',
  summary: '跟着采收计划排单的周订阅，损耗由三成压到百分之九。',
  stage: 'ANGEL',
  fields: ['SUPPLY'],
  product: '先知道下周采什么，再卖什么；循环箱平均周转二十六次。',
  needFen: 150_000_000,
  equityX100: 900,
  uses: [
    { name: '试验', amountFen: 45_000_000, note: '三条线路各 40 箱' },
    { name: '产线', amountFen: 60_000_000, note: '' },
  ],
  team: [{ name: '席花时', role: '负责人' }],
  teamSize: 12,
  wanted: '懂冷链的合伙人',
  progress: [{ day: '2026-06-03', title: '试运行，300 户', note: '' }],
  fileId: null,
  contactName: '席花时',
  contactPhone: '15450001303',
};

type GivenVenture = Partial<typeof ventures.$inferInsert> & { ownerUserId: string };

/** Inserts a venture that is seeking funding. */
export async function insertVenture(db: Db, given: GivenVenture): Promise<string> {
  const id = given.id ?? ulid();
  const { fileId: _file, ...data } = subscription;
  await db.insert(ventures).values({
    ...data,
    id,
    status: 'PUBLISHED',
    checked: ['IDENTITY'],
    submittedAt: new Date('2026-11-02T02:00:00Z'),
    publishedAt: new Date('2026-11-03T02:00:00Z'),
    ...given,
  });
  return id;
}

interface GivenDocument {
  ventureId: string;
  ownerUserId: string;
  folder?: RoomFolder;
  title?: string;
}

/** Inserts a private file and its document in a data room. */
export async function insertDocument(
  db: Db,
  files: FileStore,
  { ventureId, ownerUserId, folder = 'PLAN', title = '商业计划书' }: GivenDocument,
): Promise<string> {
  const [id, fileId] = [ulid(), ulid()];
  const bytes = Buffer.from(`%PDF-1.4 ${id}`);
  const file = { name: `${title}.pdf`, mime: 'application/pdf', bytes };
  const group = { id: fileId, ownerUserId, purpose: ventureFilePurpose, visibility: 'owner' as const };
  await insertFiles(db, files, group, [file]);
  await db.insert(ventureDocuments).values({
    id,
    ventureId,
    folder,
    title,
    fileId,
    fileName: file.name,
    mime: file.mime,
    bytes: bytes.length,
  });
  return id;
}

type GivenAccess = Partial<typeof ventureAccesses.$inferInsert> & { ventureId: string; enterpriseId: string };

/** Inserts a pending request for the plan. */
export async function insertAccess(db: Db, given: GivenAccess): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(ventureAccesses).values({
    id,
    folders: ['PLAN'],
    purpose: '想了解单位经济模型',
    status: 'ASKED',
    ...given,
  });
  return id;
}

type GivenIntroduction = Partial<typeof introductions.$inferInsert> & { institutionId: string };

/** Inserts a pending expression of interest by an institution. */
export async function insertIntroduction(db: Db, given: GivenIntroduction): Promise<string> {
  const id = given.id ?? ulid();
  await db
    .insert(introductions)
    .values({ id, kind: 'INTEREST', message: '想约一次面谈', status: 'SENT', ...given });
  return id;
}
