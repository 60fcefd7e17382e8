import { repairTypeList } from '@portal/contract/repair/terms';
import { businessData } from '../../../apps/server/src/features/dictionary/dictionary.table.ts';
import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const upkeep = '/api/propertyManage/upkeep';

/** A plan with a date that was moved and one that ended, and a part with a movement. */
async function write({ db, fixtures: { author }, write }: Writer): Promise<PayloadPages> {
  await db
    .insert(businessData)
    .values({ type: repairTypeList, code: 'COLD', name: '冷库', sort: 1 })
    .onConflictDoNothing();
  const { caller } = author;
  const { assetId } = await caller.post<{ assetId: string }>('/api/propertyManage/repair/saveAsset', {
    data: { no: 'UPKEEP-1', name: '保养的设备', typeCode: 'COLD', place: '1号冷库' },
  });
  const startOn = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const data = {
    target: 'ASSET',
    assetId,
    rhythm: 'MONTHS',
    months: 1,
    startOn,
    leadDays: 3,
    basis: 'PLANNED',
    steps: [{ text: '' }],
    crew: 'TEAM',
    minutes: 60,
  };
  const { planId, version } = await write<{ planId: string; version: number }>(caller, `${upkeep}/savePlan`, {
    data,
  });
  const { dates } = await caller.get<{ dates: { dateId: string | null; planId: string }[] }>(
    `${upkeep}/queryCalendar`,
    { month: startOn.slice(0, 7) },
  );
  const date = dates.find((each) => each.planId === planId && each.dateId !== null)?.dateId ?? '';
  const to = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 10);
  await write(caller, `${upkeep}/operateDate`, { id: date, event: 'move', version: 1, data: { to } });
  await write(caller, `${upkeep}/endPlan`, { id: planId, version, data: {} });
  const { partId } = await write<{ partId: string }>(caller, `${upkeep}/savePart`, {
    data: { reorderAt: 2 },
  });
  await write(caller, `${upkeep}/moveStock`, { partId, data: { kind: 'IN', count: 1 } });
  return {
    operator: [
      `/manage/upkeep?date=${date}`,
      '/manage/upkeep?view=plans',
      `/manage/upkeep?view=plans&id=${planId}`,
      '/manage/upkeep?view=parts',
      `/manage/upkeep?view=parts&part=${partId}`,
    ],
  };
}

export const source: PayloadSource = { write };
