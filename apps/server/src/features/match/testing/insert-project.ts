import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { businessData, regions } from '../../dictionary/dictionary.table.ts';
import { projects } from '../project.table.ts';

/** Inserts the codes used by projects. */
export async function insertProjectCodes(db: Db): Promise<void> {
  await db.insert(businessData).values([
    { type: 'INDUSTRY_TAG', code: 'T_ROSE', name: '月季玫瑰' },
    { type: 'INDUSTRY_TAG', code: 'T_COLD', name: '冷链' },
    { type: 'INDUSTRY_TAG', code: 'T_OLD', name: '旧品类', shield: 1 },
  ]);
  await db.insert(regions).values([
    { regionId: 'YX-XD', parentId: 'YX', name: '西渡商贸片区', kind: '片区' },
    { regionId: 'YX-BP', parentId: 'YX', name: '北坡温室片区', kind: '片区' },
  ]);
}

/** Form data of a demand for roses. */
export const roses = {
  kind: 'DEMAND',
  title: '情人节前红玫瑰8万枝',
  categoryCode: 'T_ROSE',
  chainStage: 'GROW',
  body: '枝长六十厘米以上，须预冷至四度以下并附温度记录，分四批到货。',
  quantityX100: 8_000_000,
  unit: '枝',
  priceFromFen: 160,
  priceToFen: 240,
  seasonFrom: 1,
  seasonTo: 2,
  regionId: 'YX-XD',
  deadline: '2026-12-31',
  contactName: '席远岫',
  contactPhone: '15410067719',
  fileId: '',
} as const;

export async function insertProject(
  db: Db,
  given: Partial<typeof projects.$inferInsert> & { enterpriseId: string },
): Promise<string> {
  const id = given.id ?? ulid();
  const at = new Date('2026-11-01T02:00:00Z');
  const isDraft = (given.status ?? 'PUBLISHED') === 'DRAFT';
  await db.insert(projects).values({
    ...roses,
    id,
    status: 'PUBLISHED',
    ...(isDraft ? {} : { submittedAt: at, publishedAt: at, refreshedAt: at }),
    createdAt: at,
    updatedAt: at,
    ...given,
  });
  return id;
}
