import type { ArchiveFigures, ArchiveManifest } from '@portal/contract/park-archive/manifest';
import { type ParkArchive, parkArchives } from '../features/import/archive/park-archive.table.ts';
import { addDays } from '../platform/china-time.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const figures: ArchiveFigures = {
  kinds: [
    { kind: 'ENTERPRISE', rows: 64, sums: {} },
    { kind: 'UNIT', rows: 312, sums: { areaX100: 5_204_000 } },
    { kind: 'CONTRACT', rows: 71, sums: { rentFenPerMonth: 98_765_000, depositPaidFen: 205_400_000 } },
    { kind: 'BILL', rows: 58, sums: { amountFen: 18_240_500 } },
  ],
  creditFen: 1_250_000,
};

const manifestOf = (at: Date): ArchiveManifest => ({
  version: 1,
  park: '云岫花谷',
  at: at.toISOString(),
  figures,
  sheets: [],
  files: { count: 214, bytes: 61_200_000, missing: 0 },
});

interface Given extends Partial<ParkArchive> {
  no: string;
  daysAgo: number;
  by: 'op_admin' | 'op_admin2';
}

const archives: readonly Given[] = [
  { no: 'SJ-0001', daysAgo: 40, by: 'op_admin', status: 'WITHDRAWN', totalRows: 48_000 },
  { no: 'SJ-0002', daysAgo: 30, by: 'op_admin2', status: 'REFUSED', withFiles: true, totalRows: 48_100 },
  { no: 'SJ-0003', daysAgo: 12, by: 'op_admin', status: 'FAILED', withFiles: true, totalRows: 48_600 },
  {
    no: 'SJ-0004',
    daysAgo: 11,
    by: 'op_admin',
    status: 'EXPIRED',
    withFiles: true,
    bytes: 64_300_000,
    totalRows: 48_700,
    doneRows: 48_700,
  },
  { no: 'SJ-0005', daysAgo: 0, by: 'op_admin2', status: 'PROPOSED', totalRows: 49_000 },
];

const secondOf = { op_admin: 'op_admin2', op_admin2: 'op_admin' } as const;

/** Exports of the whole park: one that waits for the second administrator, and one of each end. */
export async function fillArchives({ tx, today }: DemoContext): Promise<void> {
  await tx.insert(parkArchives).values(
    archives.map(({ no, daysAgo, by, status = 'PROPOSED', ...given }) => {
      const day = addDays(today, -daysAgo);
      const createdAt = new Date(chinaInstant(day, 520));
      const isDecided = status !== 'PROPOSED' && status !== 'WITHDRAWN';
      const isOver = status === 'EXPIRED' || status === 'FAILED';
      return {
        ...given,
        id: demoId('park-archive', no),
        no: no.replace('-', `${day.replaceAll('-', '')}-`),
        direction: 'OUT' as const,
        status,
        createdAt,
        createdBy: demoId('user', by),
        updatedAt: createdAt,
        decidedBy: isDecided ? demoId('user', secondOf[by]) : null,
        manifest: status === 'EXPIRED' ? manifestOf(createdAt) : null,
        finishedAt: isOver ? new Date(createdAt.getTime() + 3_600_000) : null,
      };
    }),
  );
}
