import { type DeclareItemState, declareItemTransitions } from '@portal/contract/policy/declare-item';
import { asc, eq } from 'drizzle-orm';
import { declareItems } from '../../features/policy/declare-item.table.ts';
import { policyRevisions } from '../../features/policy/editing/policy-revision.table.ts';
import { policies } from '../../features/policy/policy.table.ts';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { chinaInstant, daysBetween } from '../content/demo-day.ts';
import { demoInteger } from '../content/demo-random.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { Doer, People } from './people.ts';

interface Row {
  policy: typeof policies.$inferSelect;
  /** When a change of the policy was submitted. */
  submittedAt: Date | null;
}

type Item = typeof declareItems.$inferSelect;

const repealReason = '已由新办法取代，自废止之日起不再受理新的申报。';

const place = (status: string, revision: string, title: string) => ({ status, revision, title });
const minutes = (at: Date, count: number) => new Date(at.getTime() + count * 60_000);

/** Created and submitted in the evening, approved by another officer the next morning. */
function ofPolicy({ policy, submittedAt }: Row, by: Doer, chief: Doer): LogEntry[] {
  const { id, title, docNo, level, kind, status, issuedAt, createdAt, updatedAt, repealedAt } = policy;
  const about = { by, entityId: id };
  const isLater = repealedAt !== null || submittedAt !== null;
  const published = isLater ? new Date(chinaInstant(issuedAt, 580)) : updatedAt;
  const shown = place('PUBLISHED', 'NONE', title);
  return [
    { ...about, at: createdAt, event: 'policy.create', after: { title, docNo, level, kind } },
    {
      ...about,
      at: minutes(createdAt, 40),
      event: 'policy.submit',
      before: place('DRAFT', 'DRAFT', title),
      after: place('PENDING', 'PENDING', title),
    },
    {
      ...about,
      by: chief,
      at: published,
      event: 'policy.approve',
      before: place('PENDING', 'PENDING', title),
      after: shown,
    },
    ...(status === 'REPEALED' && repealedAt
      ? [
          {
            ...about,
            at: updatedAt,
            event: 'policy.repeal',
            reason: repealReason,
            before: { ...shown, repealedAt: null },
            after: { ...shown, status, repealedAt },
          },
        ]
      : []),
    ...(submittedAt
      ? [
          {
            ...about,
            at: minutes(submittedAt, -30),
            event: 'policy.edit',
            before: shown,
            after: place('PUBLISHED', 'DRAFT', title),
          },
          {
            ...about,
            at: submittedAt,
            event: 'policy.submit',
            before: place('PUBLISHED', 'DRAFT', title),
            after: place('PUBLISHED', 'PENDING', title),
          },
        ]
      : []),
  ];
}

const course = ['announce', 'open', 'close', 'review', 'publicise', 'finish'] as const;

/** The day of each step: opening and closing follow the window, the rest is spread until today. */
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

function ofItem(item: Item, by: Doer, today: string): LogEntry[] {
  const { id, title, policyId, windowFrom, windowTo, createdAt, status } = item;
  const about = { by, entityId: id };
  const logEntries: LogEntry[] = [
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
    logEntries.push({
      ...about,
      at,
      event: `declareItem.${event}`,
      before: { status: from },
      after: { status: next },
    });
    from = next;
  }
  return logEntries;
}

/** Log entries of the policy officers. */
export async function policyEntries({ tx, today }: DemoContext, people: People): Promise<LogEntry[]> {
  const officer = people.named('op_policy');
  const rows = await tx
    .select({ policy: policies, submittedAt: policyRevisions.submittedAt })
    .from(policies)
    .leftJoin(policyRevisions, eq(policyRevisions.policyId, policies.id))
    .orderBy(asc(policies.id));
  const chief = people.named('op_policy2');
  const items = await tx.select().from(declareItems).orderBy(asc(declareItems.id));
  return [
    ...rows.flatMap((row) => ofPolicy(row, officer, chief)),
    ...items.flatMap((item) => ofItem(item, officer, today)),
  ];
}
