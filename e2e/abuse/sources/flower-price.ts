import { flowerVarietyList } from '@portal/contract/flower-price/public';
import { businessData } from '../../../apps/server/src/features/dictionary/dictionary.table.ts';
import { addDays } from '../../../apps/server/src/platform/china-time.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

/** A variety has one price per day, and everything is written several times. */
let days = 0;

/** A variety's price on one day. */
async function write({ db, fixtures: { author }, write }: Writer): Promise<PayloadPages> {
  await db
    .insert(businessData)
    .values({ type: flowerVarietyList, code: 'ROSE', name: '红玫瑰', sort: 1 })
    .onConflictDoNothing();
  days += 1;
  await write(author.caller, '/api/priceManage/price/save', {
    data: { varietyCode: 'ROSE', day: addDays('2026-01-01', days), fen: 192, stems: 800 },
  });
  return { public: ['/flower-price'], operator: ['/manage/flower-price'] };
}

export const source: PayloadSource = { write };
