import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const farm = '/api/farmManage/batch';

interface Batch {
  batchId: string;
  version: number;
}

const limits = { intervalMin: 5, okFromTenths: 20, okToTenths: 40, limitTenths: 80 };
const none = { stems: null, safeDays: null, items: null, vaseTenths: null, fileId: null, reportFileId: '' };
const harvestedAt = Date.parse('2026-01-02T00:00:00Z');

/** Batches need unique numbers, as everything is written several times. */
let batches = 0;

/** Two batches, one recalled by its grower and one by the park. */
async function write({ fixtures: { author, owner }, write }: Writer): Promise<PayloadPages> {
  const publish = async () => {
    batches += 1;
    const batchNo = `YX-PAYLOAD-${batches}`;
    const { batchId: id } = await write<Batch>(owner.caller, `${farm}/save`, {
      data: { batchNo, stems: 900, bunches: 90, tips: [''], ...limits, fileId: null },
    });
    const step = (data: object) =>
      write<Batch>(owner.caller, `${farm}/saveStep`, { id, data: { ...none, at: harvestedAt, ...data } });
    await step({ kind: 'TEND', finding: null });
    const { version } = await step({ kind: 'INSPECT', finding: 'PASSED' });
    return owner.caller.post<Batch>(`${farm}/operate`, { id, event: 'publish', version });
  };
  const own = await publish();
  const parks = await publish();
  const recall = (batch: Batch) => ({ id: batch.batchId, event: 'recall', version: batch.version, data: {} });
  await write(owner.caller, `${farm}/operate`, recall(own));
  await write(author.caller, `${farm}/operateManage`, recall(parks));
  return {
    public: [
      '/farming-process',
      `/farming-process-detail/${own.batchId}`,
      `/farming-process-detail/${parks.batchId}`,
      `/farming-process-label/${own.batchId}`,
    ],
    owner: ['/farm-batch', `/farm-batch?batch=${own.batchId}`],
    operator: ['/manage/farm-batch', `/manage/farm-batch?batch=${parks.batchId}`],
  };
}

export const source: PayloadSource = {
  unshown: {
    [`${farm}/save data.fileId`]: 'is looked up',
    [`${farm}/saveStep data.fileId`]: 'is looked up',
    [`${farm}/saveStep data.reportFileId`]: 'is looked up',
  },
  write,
};
