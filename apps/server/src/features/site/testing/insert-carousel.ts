import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { carousels } from '../site.table.ts';

/** Inserts a home page slide, shown in November 2026 by default; returns its id. */
export async function insertCarousel(db: Db, values: Partial<typeof carousels.$inferInsert> = {}) {
  const id = ulid();
  await db.insert(carousels).values({
    id,
    title: '采后中心二期',
    text: '首月预冷免费',
    body: '<p>日处理七十五万枝。</p>',
    linkType: 'ROUTE',
    linkUrl: '/information/parknews',
    linkLabel: '看动态',
    startAt: new Date('2026-10-31T16:00:00Z'),
    endAt: new Date('2026-11-30T16:00:00Z'),
    position: 'HOME',
    ...values,
  });
  return id;
}
