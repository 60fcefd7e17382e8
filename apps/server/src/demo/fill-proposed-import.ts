import { eq } from 'drizzle-orm';
import { users } from '../features/identity/user.table.ts';
import { importRows, importRuns, importSheets } from '../features/import/import.table.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const heads = [
  ['企业名称', 'name'],
  ['统一社会信用代码', 'creditCode'],
  ['企业性质', 'property'],
  ['所属环节', 'chainStages'],
  ['片区', 'regionId'],
  ['规模', 'scale'],
  ['成立日期', 'registeredOn'],
  ['注册资本（元）', 'registeredCapitalFen'],
  ['法定代表人', 'legalPerson'],
  ['联系人', 'contactName'],
  ['手机', 'contactPhone'],
  ['地址', 'address'],
  ['入驻日期', 'admittedOn'],
] as const;

const shared = ['LLC', 'GROW', '花谷核心片区', '小'];
const lines = [
  [
    '云岫星河月季有限公司',
    '91990002MAFY20571M',
    ...shared,
    '2019-03-01',
    '5000000.00',
    '苏见微',
    '许晚棠',
    '15420019001',
    '云岫路 1 号创研楼A座 301',
    '2024-03-01',
  ],
  [
    '花谷拾翠园艺有限公司',
    '91990002MAFY20572Q',
    ...shared,
    '2020-06-18',
    '1200000.00',
    '江北望',
    '何小满',
    '15420019002',
    '云岫路 1 号创研楼A座 305',
    '2024-05-01',
  ],
  [
    '花谷晴川种球有限公司',
    '91990002MAFY20573U',
    ...shared,
    '2021-11-02',
    '800000.00',
    '陆听风',
    '唐一苇',
    '15420019003',
    '云岫路 3 号种业楼 102',
    '2024-09-15',
  ],
];

/** A batch of enterprises that one reviewer proposed and the other has to approve. */
export async function fillProposedImport({ tx, today }: DemoContext): Promise<void> {
  const [keeper] = await tx.select({ id: users.id }).from(users).where(eq(users.loginName, 'op_audit'));
  if (!keeper) return;
  const runId = demoId('import', 'enterprises');
  const sheetId = demoId('import sheet', 'enterprises');
  const at = new Date(chinaInstant(today, 530));
  await tx.insert(importRuns).values({
    id: runId,
    no: `DR${today.replaceAll('-', '')}-9004`,
    fileName: '老企业名录.xlsx',
    status: 'PROPOSED',
    kinds: ['ENTERPRISE'],
    totalRows: lines.length,
    doneRows: lines.length,
    checkedAt: at,
    proposal: { event: 'approve', by: keeper.id, at: at.getTime() + 60_000, reason: '' },
    createdAt: at,
    createdBy: keeper.id,
    updatedAt: at,
    updatedBy: keeper.id,
  });
  await tx.insert(importSheets).values({
    id: sheetId,
    runId,
    position: 0,
    kind: 'ENTERPRISE',
    columns: heads.map(([head, field], place) => ({
      head,
      field,
      basis: 'NAME',
      samples: lines.map((cells) => cells[place] ?? ''),
    })),
  });
  await tx.insert(importRows).values(
    lines.map((cells, nth) => ({
      sheetId,
      line: nth + 2,
      key: cells[1]?.toLowerCase() ?? '',
      cells,
      verdict: 'NEW' as const,
    })),
  );
}
