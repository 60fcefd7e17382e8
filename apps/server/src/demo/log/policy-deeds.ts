import { type DeclareItemState, declareItemTransitions } from '@portal/contract/declare-item';
import { asc } from 'drizzle-orm';
import { declareItems } from '../../features/policy/declare-item.table.ts';
import { policies } from '../../features/policy/policy.table.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { chinaInstant, daysBetween } from '../content/demo-day.ts';
import { demoInteger } from '../content/demo-random.ts';
import type { DemoContext } from '../demo-context.ts';
import type { Deed } from './deed.ts';
import type { Doer, People } from './people.ts';

type Policy = typeof policies.$inferSelect;
type Item = typeof declareItems.$inferSelect;

const repealReason = '已由新办法取代，自废止之日起不再受理新的申报。';

function ofPolicy(policy: Policy, by: Doer): Deed[] {
  const { id, title, docNo, level, kind, status, issuedAt, createdAt, updatedAt, repealedAt } = policy;
  const about = { by, entityId: id };
  const published = repealedAt ? new Date(chinaInstant(issuedAt, 580)) : updatedAt;
  const shown = { status: 'PUBLISHED', repealedAt: null };
  return [
    { ...about, at: createdAt, event: 'policy.create', after: { title, docNo, level, kind } },
    {
      ...{ ...about, at: published, event: 'policy.publish' },
      ...{ before: { status: 'DRAFT', repealedAt: null }, after: shown },
    },
    ...(status === 'REPEALED' && repealedAt
      ? [
          {
            ...{ ...about, at: updatedAt, event: 'policy.repeal', reason: repealReason },
            ...{ before: shown, after: { status, repealedAt } },
          },
        ]
      : []),
  ];
}

const course = ['announce', 'open', 'close', 'review', 'publicise', 'finish'] as const;

/** The day of each step: the window opens and closes, the rest follows until today. */
function dayOf(item: Item, event: (typeof course)[number], today: string): string {
  const { windowFrom, windowTo, createdAt } = item;
  const since = daysBetween(windowTo, today);
  switch (event) {
    case 'announce':
      return addDays(chinaDayOf(createdAt), 1);
    case 'open':
      return windowFrom;
    case 'close':
      return addDays(windowTo, Math.min(1, since));
    case 'review':
    case 'publicise':
    case 'finish':
      return addDays(windowTo, Math.floor((since * (course.indexOf(event) - 1)) / 5));
  }
}

function ofItem(item: Item, by: Doer, today: string): Deed[] {
  const { id, title, policyId, windowFrom, windowTo, createdAt, status } = item;
  const about = { by, entityId: id };
  const deeds: Deed[] = [
    {
      ...about,
      at: createdAt,
      event: 'declareItem.create',
      after: { title, policyId, windowFrom, windowTo },
    },
  ];
  let from: DeclareItemState = 'DRAFT';
  for (const [nth, event] of course.entries()) {
    const next: DeclareItemState | undefined = declareItemTransitions[from][event];
    if (from === status || !next) break;
    const minutes = demoInteger(`${id} ${event}`, 520, 560) + nth * 6;
    const at = new Date(chinaInstant(dayOf(item, event, today), minutes));
    deeds.push({
      ...about,
      at,
      event: `declareItem.${event}`,
      before: { status: from },
      after: { status: next },
    });
    from = next;
  }
  return deeds;
}

/** What the policy officer has entered and moved on. */
export async function policyDeeds({ tx, today }: DemoContext, people: People): Promise<Deed[]> {
  const officer = people.named('op_policy');
  const rows = await tx.select().from(policies).orderBy(asc(policies.id));
  const items = await tx.select().from(declareItems).orderBy(asc(declareItems.id));
  return [
    ...rows.flatMap((policy) => ofPolicy(policy, officer)),
    ...items.flatMap((item) => ofItem(item, officer, today)),
  ];
}
