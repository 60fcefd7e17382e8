import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { resources } from '../resource.table.ts';

/** Inserts an instrument that is open from 8 to 20 and costs 90 yuan a sample. */
export async function insertResource(
  db: Db,
  given: Partial<typeof resources.$inferInsert> = {},
): Promise<string> {
  const id = given.id ?? ulid();
  await db.insert(resources).values({
    id,
    code: 'instrument',
    name: `定量 PCR 仪 ${id.slice(-6)}`,
    ownerName: '百草检测',
    intro: '四十八孔，病毒筛查常备试剂。',
    openMode: 'BOOK',
    feeText: '90元/样',
    place: '创研楼A座203室',
    contactName: '宁折桂',
    contactPhone: '15410080493',
    facts: [],
    status: 'OPEN',
    statusNote: '',
    unitFen: 9_000,
    unitName: '样',
    ...given,
  });
  return id;
}
