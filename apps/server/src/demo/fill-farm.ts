import { reportPurpose } from '@portal/contract/farm/record';
import type { OwnBatchEvent } from '@portal/contract/farm/terms';
import type { Attachment } from '@portal/contract/fields';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { farmBatches, farmReadings, farmSteps } from '../features/farm/farm.table.ts';
import { moveBatch } from '../features/farm/move-batch.ts';
import { users } from '../features/identity/user.table.ts';
import { messages } from '../features/message/message.table.ts';
import { insertDrawings, insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import { composeBatches, type DemoBatch, recallReasons } from './content/compose-farm.ts';
import { chinaInstant, notAhead } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import { motifNamed } from './content/demo-motifs.ts';
import type { DemoContext } from './demo-context.ts';
import { type DemoPerson, sourceOf } from './demo-source.ts';

const hour = 3_600_000;

/** Owners of the growers, by enterprise. */
async function readOwners(
  { tx }: DemoContext,
  batches: readonly DemoBatch[],
): Promise<Map<string, DemoPerson>> {
  const ids = [...new Set(batches.map(({ enterpriseKey }) => demoId('enterprise', enterpriseKey)))];
  const rows = await tx
    .select({ user: users, enterpriseId: enterpriseMembers.enterpriseId })
    .from(enterpriseMembers)
    .innerJoin(users, eq(users.id, enterpriseMembers.userId))
    .where(and(inArray(enterpriseMembers.enterpriseId, ids), eq(enterpriseMembers.memberRole, 'OWNER')));
  return new Map(rows.map(({ enterpriseId, user }) => [enterpriseId, user]));
}

async function drawAll({ tx }: DemoContext, batches: readonly DemoBatch[]) {
  const drawings = batches.flatMap(({ key, motif, data, steps }, at) => [
    { id: demoId('batch-picture', key), motif, seed: key, width: 1_600, height: 900, alt: data.variety },
    // Only the first batches, which visitors see first, have photos of every step.
    ...steps.flatMap(({ kind, motif: of, text }) =>
      of === null || at > 5
        ? []
        : [
            {
              id: demoId('batch-step', `${key}-${kind}`),
              motif: of,
              seed: `${key}-${kind}`,
              width: 960,
              height: 640,
              alt: text,
            },
          ],
    ),
  ]);
  const drawn = await insertDrawings(
    tx,
    drawings.map(({ motif, seed, ...drawing }) => ({
      ...drawing,
      recipe: { motif: motifNamed(motif), seed },
    })),
  );
  return new Map(drawn.map((picture) => [picture.fileId, picture]));
}

type Pictures = Awaited<ReturnType<typeof drawAll>>;

/** The public laboratory report on a batch. */
async function fileReport(
  { tx, store }: DemoContext,
  { key, data, steps }: DemoBatch,
  owner: DemoPerson,
): Promise<Attachment | null> {
  const step = steps.find(({ kind }) => kind === 'INSPECT');
  const { lab = '', items = 0 } = step?.inspection ?? {};
  if (!step || lab === '') return null;
  const fileId = demoId('batch-report', key);
  const { name, mime, bytes } = await buildAttachment({
    kind: 'pdf',
    name: `${data.batchNo} 检测报告.pdf`,
    blocks: [
      { type: 'p', text: `${lab}：批次 ${data.batchNo}，${data.variety}，采前抽样 ${items ?? 0} 项。` },
      { type: 'p', text: '农药残留均低于限量，未检出检疫性病虫；瓶插试验按 20 ℃、12 小时光照进行。' },
    ],
  });
  const at = new Date(notAhead(step.writtenAt));
  await insertFiles(
    tx,
    store,
    {
      id: fileId,
      purpose: reportPurpose,
      visibility: 'public',
      ownerUserId: owner.id,
      ownerEnterpriseId: owner.enterpriseId,
      createdAt: at,
    },
    [{ name, mime, bytes }],
  );
  return { fileId, index: 0, name, mime, bytes: bytes.length };
}

/** Inserts the batch as its grower maintains it, before anything is public. */
async function insertDraft(context: DemoContext, batch: DemoBatch, owner: DemoPerson, pictures: Pictures) {
  const { tx } = context;
  const { key, data, steps, readings } = batch;
  const id = demoId('farm-batch', key);
  const begun = new Date(steps[0]?.at ?? batch.harvestAt);
  const [row] = await tx
    .insert(farmBatches)
    .values({
      ...data,
      id,
      enterpriseId: demoId('enterprise', batch.enterpriseKey),
      picture: pictures.get(demoId('batch-picture', key)) ?? null,
      status: 'DRAFT',
      stage: batch.reached,
      createdAt: begun,
      createdBy: owner.id,
      updatedAt: new Date(notAhead(steps.at(-1)?.writtenAt ?? begun.getTime())),
    })
    .returning();
  const report = await fileReport(context, batch, owner);
  await tx.insert(farmSteps).values(
    steps.map(({ at, writtenAt, motif: _motif, ...step }) => ({
      ...step,
      id: demoId('farm-step', `${key}-${step.kind}`),
      batchId: id,
      at: new Date(at),
      createdAt: new Date(notAhead(writtenAt)),
      createdBy: owner.id,
      picture: pictures.get(demoId('batch-step', `${key}-${step.kind}`)) ?? null,
      report: step.kind === 'INSPECT' ? report : null,
    })),
  );
  if (readings.length > 0)
    await tx.insert(farmReadings).values(
      readings.map(({ at, tenths }) => ({
        batchId: id,
        at: new Date(at),
        tenths,
        createdAt: new Date(at),
        createdBy: owner.id,
      })),
    );
  return row;
}

const waysOf: Record<DemoBatch['state'], OwnBatchEvent[]> = {
  DRAFT: [],
  PUBLISHED: ['publish'],
  RECALLED: ['publish', 'recall'],
  CLOSED: ['publish', 'close'],
};

/** When it was published: growing batches thirty days ago, harvested ones twelve hours after the harvest. */
const publishedAt = ({ reached, harvestAt }: DemoBatch, today: string): number =>
  reached === 'GROWING' ? chinaInstant(today, 600) - 30 * 24 * hour : harvestAt + 12 * hour;

async function fillBatches(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const batches = composeBatches(today);
  const owners = await readOwners(context, batches);
  const pictures = await drawAll(context, batches);
  const [office] = await tx.select().from(users).where(eq(users.loginName, 'op_service'));
  for (const batch of batches) {
    const owner = owners.get(demoId('enterprise', batch.enterpriseKey));
    if (!owner || !office) throw new Error(`the demo park has no keeper for batch ${batch.key}`);
    let row = await insertDraft(context, batch, owner, pictures);
    for (const [step, event] of waysOf[batch.state].entries()) {
      if (!row) throw new Error(`failed to insert batch ${batch.key}`);
      const at = notAhead(
        Math.max(publishedAt(batch, today), owner.createdAt.getTime() + hour) + step * 48 * hour,
      );
      // One is recalled by its grower, the other by the park.
      const by = event === 'recall' && batch.enterpriseKey === 'E15' ? office : owner;
      const reason = event === 'recall' ? (recallReasons[batch.enterpriseKey] ?? '') : '';
      row = await moveBatch(tx, sourceOf(by, at), row, event, reason);
    }
  }
}

export async function fillFarm(context: DemoContext): Promise<void> {
  await fillBatches(context);
  // Marks the messages about recalls as read.
  await context.tx
    .update(messages)
    .set({ readAt: sql`${messages.sentAt} + interval '1 hour'`, mergeKey: null })
    .where(like(messages.eventCode, 'BATCH_%'));
}
