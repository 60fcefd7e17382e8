import { type CaseEventOf, stateOfCase } from '@portal/contract/case-kinds';
import type { ContestEntryState } from '@portal/contract/contest/terms';
import { type CaseEvent, cases } from '../../features/case/case.table.ts';
import { submitTo } from '../../features/contest/contest.policy.ts';
import type { Contest, ContestEntry } from '../../features/contest/contest.table.ts';
import { contestLinks } from '../../features/contest/contest-links.ts';
import { nextBusinessNumbers } from '../../platform/business-number.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { demoId } from '../content/demo-id.ts';
import type { DemoContext } from '../demo-context.ts';
import type { Person } from './fill-entries.ts';

const dayMs = 24 * 3_600_000;

type Step = [event: CaseEventOf<'CONTEST_ENTRY'>, state: ContestEntryState, by: 'USER' | 'PARK' | 'SYSTEM'];

/** Steps of an entry to its state. */
function stepsOf(status: ContestEntryState): Step[] {
  const begun: Step = ['signUp', 'DRAFT', 'USER'];
  if (status === 'DRAFT') return [begun];
  const sent: Step[] = [begun, ['submit', 'SUBMITTED', 'USER']];
  if (status === 'SUBMITTED') return sent;
  if (status === 'WITHDRAWN') return [...sent, ['withdraw', status, 'USER']];
  if (status === 'RETURNED') return [...sent, ['return', status, 'PARK']];
  if (status === 'DISQUALIFIED') return [...sent, ['disqualify', status, 'PARK']];
  const checked: Step[] = [...sent, ['qualify', 'QUALIFIED', 'PARK']];
  if (status === 'QUALIFIED') return checked;
  if (status === 'ELIMINATED') return [...checked, ['eliminate', status, 'SYSTEM']];
  const promoted: Step[] = [...checked, ['promote', 'PROMOTED', 'SYSTEM']];
  if (status === 'PROMOTED') return promoted;
  return [...promoted, [status === 'AWARDED' ? 'award' : 'final', status, 'PARK']];
}

/** The cases of the entries, step by step. */
export async function fillContestCases(
  tx: DemoContext['tx'],
  contest: Contest,
  entries: readonly ContestEntry[],
  people: readonly Person[],
) {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const rows = entries.map((entry) => {
    const steps = stepsOf(entry.status);
    const events = steps.map(
      ([event, , by], nth): CaseEvent => ({
        at: Math.min(Date.now(), (entry.submittedAt ?? entry.createdAt).getTime() + (nth - 1) * dayMs),
        event,
        params: nth === steps.length - 1 && entry.reason !== '' ? { reason: entry.reason } : {},
        by: by === 'USER' ? { name: names.get(entry.leaderId) ?? '' } : { agent: by },
      }),
    );
    const asks = entry.status === 'DRAFT' || entry.status === 'RETURNED';
    return {
      id: demoId('contest-case', entry.id),
      kind: 'CONTEST_ENTRY' as const,
      bizId: entry.id,
      userId: entry.leaderId,
      subject: entry.title,
      state: entry.status,
      statusKind: stateOfCase({ kind: 'CONTEST_ENTRY', state: entry.status }).turn,
      link: contestLinks.entry(entry.id),
      dueAt: asks ? new Date(submitTo(contest)) : null,
      events,
      createdAt: entry.createdAt,
      updatedAt: new Date(events.at(-1)?.at ?? entry.createdAt),
    };
  });
  for (const ofDay of Map.groupBy(rows, ({ createdAt }) => chinaDayOf(createdAt)).values()) {
    const [first] = ofDay;
    const numbers = first ? await nextBusinessNumbers(tx, 'CS', first.createdAt, ofDay.length) : [];
    await tx.insert(cases).values(ofDay.map((row, at) => ({ ...row, caseNo: numbers[at] ?? '' })));
  }
}
