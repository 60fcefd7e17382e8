import type { ContestTask } from '@portal/contract/contest/events';
import type { Db } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../collect/collect.public.ts';
import { idsOfOperators } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { contestSearch } from './contest.search.ts';
import { contestLinks } from './contest-links.ts';

/** Updates everything that shows the contest elsewhere. */
export async function followContest(tx: Db, { now }: { now: Date }, id: string): Promise<void> {
  await notifyCollectors(tx, 'CONTEST', [id]);
  await refreshDocuments(tx, contestSearch, [id], now);
  await invalidateTags(tx, ['contest']);
}

/** Notifies the office of new work, except the person who caused it. */
export async function notifyOffice(
  tx: Db,
  { now, actor }: { now: Date; actor: { userId: string } | null },
  { title, task, query }: { title: string; task: ContestTask; query: string },
): Promise<void> {
  const userIds = (await idsOfOperators(tx, 'OP_SERVICE')).filter((id) => id !== actor?.userId);
  if (userIds.length === 0) return;
  await sendMessage(tx, {
    eventCode: 'CONTEST_OFFICE',
    params: { title, task },
    userIds,
    link: `${contestLinks.manage}?${query}`,
    now,
  });
}
