import { workClaims } from '../features/work-queue/work-claim.table.ts';
import { draftId } from './content/compose-drafts.ts';
import { earlierToday } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

/** Items two of the operators have claimed today. */
export async function fillClaims({ tx, today }: DemoContext): Promise<void> {
  const at = (share: number) => new Date(earlierToday(today, share));
  await tx.insert(workClaims).values([
    {
      kind: 'ENTRY',
      refId: demoId('enterprise-audit', 'E46'),
      claimedBy: demoId('user', 'op_audit'),
      claimedAt: at(0.4),
    },
    {
      kind: 'CONTENT',
      refId: draftId('spring-fair'),
      claimedBy: demoId('user', 'op_content2'),
      claimedAt: at(0.83),
    },
  ]);
}
