import type { CaseEventOf } from '@portal/contract/case-kinds';
import { waitingStates } from '@portal/contract/match/recommend-terms';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../platform/database/database.ts';
import { recordCase } from '../case/case.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import type { Recommendation } from './recommend.table.ts';

const receivedLink = (id: string): string => paths.receivedRecommends({ recommend: id });
export const recordLink = (id: string): string => paths.recommendRecord({ recommend: id });

type Event = CaseEventOf<'RECOMMEND'>;
/** Which event code each side is notified with: the receiver, and the owner of the project. */
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
 * Adds an event to the receiver's case and notifies both sides. It is attributed to the system, because neither
 * enterprise nor any of its people may be named.
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
