import type { CaseEventOf } from '@portal/contract/case-kinds';
import { waitingStates } from '@portal/contract/recommend-terms';
import type { Db } from '../../platform/database/database.ts';
import { recordCase } from '../case/case.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import type { Recommendation } from './recommend.table.ts';

const receivedLink = (id: string): string => `/receive-recommend?recommend=${id}`;
export const recordLink = (id: string): string => `/recommend-record?recommend=${id}`;

type Event = CaseEventOf<'RECOMMEND'>;
/** Who is told of an event, and what: the enterprise it was sent to, and the one whose project it is. */
interface Notice {
  receiver?: Notification['eventCode'] & `RECOMMEND_${string}`;
  owner?: Notification['eventCode'] & `RECOMMEND_${string}`;
}

const notice: Partial<Record<Event, Notice>> = {
  send: { receiver: 'RECOMMEND_SENT' },
  remind: { receiver: 'RECOMMEND_REMIND' },
  apply: { owner: 'RECOMMEND_INTEREST' },
  interested: { owner: 'RECOMMEND_INTEREST' },
  decline: { owner: 'RECOMMEND_DECLINED' },
  refuse: { receiver: 'RECOMMEND_DECLINED' },
  agree: { receiver: 'RECOMMEND_CONNECTED', owner: 'RECOMMEND_CONNECTED' },
};

/**
 * Writes an event into the case of the enterprise it was sent to, and tells both sides. Neither is named, nor is any
 * of its people: the system speaks.
 */
export async function recordRecommendation(
  tx: Db,
  now: Date,
  recommendation: Recommendation,
  title: string,
  event: Event,
): Promise<void> {
  const { id, toEnterpriseId, ownerId, status, expiresAt } = recommendation;
  const waits = waitingStates.some((state) => state === status);
  await recordCase(tx, {
    kind: 'RECOMMEND',
    bizId: id,
    enterpriseId: toEnterpriseId,
    subject: title,
    state: status,
    link: receivedLink(id),
    dueAt: waits ? expiresAt : null,
    event: { event, by: { agent: 'SYSTEM' } },
    now,
  });
  const { receiver, owner } = notice[event] ?? {};
  const memberRoles = ['OWNER' as const, 'ADMIN' as const];
  const notify = (eventCode: NonNullable<Notice['owner']>, enterpriseId: string, link: string) =>
    sendMessage(tx, { eventCode, params: { title }, enterpriseId, memberRoles, link, now });
  if (receiver) await notify(receiver, toEnterpriseId, receivedLink(id));
  if (owner) await notify(owner, ownerId, recordLink(id));
}
