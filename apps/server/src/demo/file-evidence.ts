import { orderFilePurpose } from '@portal/contract/service-order/terms';
import type { OrderRecord } from '../features/service-order/service-order.table.ts';
import { insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';
import type { DemoPerson } from './demo-source.ts';

/** The evidence of a milestone, uploaded by the provider. */
export async function fileEvidence(
  { tx, store }: DemoContext,
  owner: DemoPerson,
  key: string,
  order: OrderRecord,
  step: number,
): Promise<string> {
  const id = demoId('order-file', key);
  const name = order.milestones[step]?.name ?? '';
  const { mime, bytes, ...file } = await buildAttachment({
    kind: 'pdf',
    name: `${name}记录.pdf`,
    blocks: [
      { type: 'p', text: `${order.subject}：第 ${step + 1} 步“${name}”已按约定完成，现场记录与照片见附页。` },
    ],
  });
  await insertFiles(
    tx,
    store,
    {
      id,
      purpose: orderFilePurpose,
      visibility: 'owner',
      ownerUserId: owner.id,
      ownerEnterpriseId: owner.enterpriseId,
      createdAt: order.createdAt,
    },
    [{ name: file.name, mime, bytes }],
  );
  return id;
}
