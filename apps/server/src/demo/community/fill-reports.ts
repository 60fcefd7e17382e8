import { reports } from '../../features/community/post.table.ts';
import { demoId } from '../content/demo-id.ts';
import type { DemoContext } from '../demo-context.ts';
import type { Author, Written } from './authors.ts';

const hour = 3_600_000;

/** Reports: three about the hidden post, and others that are pending or decided. */
export async function fillReports(
  { tx }: DemoContext,
  written: Written[],
  everybody: Author[],
  now: number,
): Promise<void> {
  const hidden = written.filter(({ post }) => post.status === 'HIDDEN');
  const shown = written.filter(({ post }) => post.status === 'PUBLISHED').slice(10, 16);
  const rows = [
    ...hidden.flatMap((one) => [0, 1, 2].map((nth) => ({ one, nth, status: 'OPEN' as const }))),
    ...shown.map((one, nth) => ({
      one,
      nth,
      status: (['OPEN', 'WIP', 'RESOLVED', 'REJECTED', 'REJECTED', 'OPEN'] as const)[nth] ?? 'OPEN',
    })),
  ];
  await tx.insert(reports).values(
    rows.map(({ one, nth, status }) => {
      const others = everybody.filter(({ id }) => id !== one.author.id);
      const isDone = status === 'RESOLVED' || status === 'REJECTED';
      const createdAt = new Date(Math.max(one.at, now - (nth + 2) * hour));
      return {
        id: demoId('report', `${one.post.key}-${nth}`),
        target: 'POST' as const,
        targetId: one.id,
        postId: one.id,
        reporterId: others[(nth * 7 + 3) % others.length]?.id ?? '',
        reasonCode: (['AD', 'AD', 'FALSE', 'ABUSE', 'SPAM', 'OTHER'] as const)[nth] ?? 'OTHER',
        text: nth % 2 ? '冒充补贴代办，引流到站外。' : '',
        status,
        decision: isDone ? '核对后按社区公约处理。' : '',
        decidedAt: isDone ? createdAt : null,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}
