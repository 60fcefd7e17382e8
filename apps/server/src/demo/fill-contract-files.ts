import { formatFen } from '@portal/contract/money';
import { eq, inArray } from 'drizzle-orm';
import type { KnownUnit } from '../features/building/building.public.ts';
import { monthlyFen } from '../features/building/monthly-fen.public.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { contractFilePurpose } from '../features/lease/contract-file.ts';
import { placeOf } from '../features/lease/lease.place.ts';
import { unitsOf } from '../features/lease/lease.queries.ts';
import { type Contract, contracts } from '../features/lease/lease.table.ts';
import { insertFiles } from '../platform/files/insert-files.ts';
import { buildAttachment } from './attachments/build-attachment.ts';
import { issuer } from './attachments/print-blocks.ts';
import type { Block } from './content/block.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const squareMetres = (x100: number) => (x100 / 100).toFixed(2);

/** The text of a signed short lease. */
function textOf(contract: Contract, tenant: string, units: readonly KnownUnit[]): Block[] {
  const { from, to, rentFenPerMonth, depositFen, payCycle, freeDays, noticeDays } = contract;
  return [
    { type: 'p', text: `出租方（甲方）：${issuer}` },
    { type: 'p', text: `承租方（乙方）：${tenant}` },
    { type: 'h2', text: '一、租赁单元' },
    {
      type: 'table',
      head: ['单元', '面积（m²）', '首年月租（元）'],
      rows: units.map(({ no, areaX100, rentFenPerM2Month }) => [
        no,
        squareMetres(areaX100),
        formatFen(monthlyFen(rentFenPerM2Month, areaX100)),
      ]),
    },
    { type: 'h2', text: '二、租期与租金' },
    {
      type: 'ul',
      items: [
        `租期自 ${from} 至 ${to}，免租 ${freeDays} 天。`,
        `首年月租金 ${formatFen(rentFenPerMonth)} 元，每 ${payCycle} 个月一付；押金 ${formatFen(depositFen)} 元。`,
        '逾期付款按日计万分之五的滞纳金，累计不超过本金。',
      ],
    },
    { type: 'h2', text: '三、续租与退租' },
    {
      type: 'p',
      text: `续租或退租须在到期前 ${noticeDays} 天书面提出；退租时双方当面交接，结清费用后退还押金。`,
    },
  ];
}

/** The signed document of each contract in force, for its enterprise to download. */
export async function fillContractFiles({ tx, store }: DemoContext): Promise<void> {
  const rows = await tx
    .select({ contract: contracts, tenant: enterprises.name })
    .from(contracts)
    .innerJoin(enterprises, eq(enterprises.id, contracts.enterpriseId))
    .where(inArray(contracts.status, ['ACTIVE', 'EXPIRING', 'TERMINATING']));
  const units = await unitsOf(
    tx,
    rows.map(({ contract }) => contract.id),
  );
  for (const { contract, tenant } of rows) {
    const own = units.get(contract.id) ?? [];
    const { signedAt, createdAt, enterpriseId } = contract;
    const blocks = textOf(contract, tenant, own);
    const spec = { kind: 'pdf' as const, name: `${contract.no}.pdf`, note: placeOf(own), blocks };
    const { name, mime, bytes } = await buildAttachment(spec, signedAt ?? createdAt);
    const id = demoId('contract-file', contract.id);
    const group = {
      id,
      purpose: contractFilePurpose,
      visibility: 'owner' as const,
      ownerUserId: demoId('user', 'op_property'),
      ownerEnterpriseId: enterpriseId,
      createdAt: signedAt ?? createdAt,
    };
    await insertFiles(tx, store, group, [{ name, mime, bytes }]);
    await tx.update(contracts).set({ fileId: id }).where(eq(contracts.id, contract.id));
  }
}
