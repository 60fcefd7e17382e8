import type { CaseStatusKind } from '@portal/contract/case-terms';
import { chinaMinuteOf } from '../../../platform/china-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type CaseStep, recordCase } from '../../case/case.public.ts';
import { getUser } from '../../identity/user.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import type { OperatedEvent, Step } from '../editing/article-step.ts';
import type { Article } from '../editing/edited-article.ts';

/** What stands in the case of a story after an event. */
interface Entry {
  statusText: string;
  statusKind: CaseStatusKind;
  nextStep?: string;
  /** What has happened. */
  text: string;
}

const park = '园区';

/** The page on which an enterprise writes a story. */
const pageOf = (id: string) => `/enterprise-preserve/story/${id}`;

const appeared = ({ status }: Pick<Article, 'status'>): Pick<Entry, 'statusText' | 'statusKind'> =>
  status === 'PUBLISHED'
    ? { statusText: '已公开', statusKind: 'DONE' }
    : { statusText: '待公开', statusKind: 'ACTIVE' };

const entries: Partial<Record<OperatedEvent, (changed: Article, reason: string) => Entry>> = {
  submit: () => ({ statusText: '待审核', statusKind: 'ACTIVE', text: '提交审核' }),
  recall: () => ({
    statusText: '已撤回',
    statusKind: 'TODO',
    text: '撤回提交',
    nextStep: '修改后重新提交',
  }),
  return: (_changed, reason) => ({
    statusText: '已退回',
    statusKind: 'TODO',
    text: `退回修改：${reason}`,
    nextStep: '按意见修改后重新提交',
  }),
  approve: (changed) => ({ ...appeared(changed), text: '审核通过' }),
  schedule: (changed) => ({ ...appeared(changed), text: '调整公开时间' }),
  withdraw: (_changed, reason) => ({ statusText: '已撤下', statusKind: 'ENDED', text: `撤下：${reason}` }),
  discard: () => ({ statusText: '已放弃修改', statusKind: 'ENDED', text: '放弃修改' }),
  trash: () => ({ statusText: '已删除', statusKind: 'ENDED', text: '删除稿件' }),
};

/** Events of the enterprise that are nothing to the park unless the text has been handed in before. */
const ownAffairs: readonly OperatedEvent[] = ['discard', 'trash'];

function notificationOf(
  event: OperatedEvent,
  changed: Article,
  said: Record<'title' | 'person' | 'reason', string>,
) {
  const { title, person, reason } = said;
  const isPublic = changed.status === 'PUBLISHED';
  const time = chinaMinuteOf(changed.publishAt);
  const told: Partial<Record<OperatedEvent, Notification>> = {
    submit: { eventCode: 'STORY_SUBMITTED', params: { title, person } },
    return: { eventCode: 'STORY_RETURNED', params: { title, reason } },
    approve: {
      eventCode: 'STORY_APPROVED',
      params: { title, when: isPublic ? '现已公开' : `将于 ${time} 公开` },
    },
    schedule: isPublic
      ? { eventCode: 'STORY_PUBLISHED', params: { title } }
      : { eventCode: 'STORY_SCHEDULED', params: { title, time } },
    withdraw: { eventCode: 'STORY_WITHDRAWN', params: { title, reason } },
  };
  return told[event];
}

const writersOf = ({ enterpriseId }: Article) =>
  ({ enterpriseId: enterpriseId ?? '', memberRoles: ['OWNER', 'ADMIN'] }) as const;

const caseOf = (
  { id, enterpriseId }: Article,
  title: string,
  { text, ...state }: Entry,
  by: string,
): Omit<CaseStep, 'now'> => ({
  ...state,
  kind: 'STORY',
  bizId: id,
  enterpriseId,
  title: `企业风采：${title}`,
  link: pageOf(id),
  event: { text, by },
});

/** Writes what has happened to an enterprise's story into its case, and tells those who write for the enterprise. */
export async function notifyAboutStory(tx: Db, step: Step, changed: Article): Promise<void> {
  const { revision, operation, actor, now } = step;
  const { event, data } = operation;
  if (ownAffairs.includes(event) && !revision?.submittedAt) return;
  const title = (event === 'approve' ? '' : revision?.content.title) || changed.title;
  const person = actor.operatorRoles.length > 0 ? park : (await getUser(tx, actor.userId)).name;
  const entry = entries[event]?.(changed, data.reason);
  if (entry) await recordCase(tx, { ...caseOf(changed, title, entry, person), now });
  const told = notificationOf(event, changed, { title, person, reason: data.reason });
  if (told) await sendMessage(tx, { ...told, ...writersOf(changed), link: pageOf(changed.id), now });
}

/** Tells an enterprise that the time of its story has come. */
export async function notifyStoryAppeared(tx: Db, article: Article, now: Date): Promise<void> {
  const { id, title } = article;
  const entry = { ...appeared({ status: 'PUBLISHED' }), text: '按时公开' };
  await recordCase(tx, { ...caseOf(article, title, entry, park), now });
  await sendMessage(tx, {
    eventCode: 'STORY_PUBLISHED',
    params: { title },
    link: pageOf(id),
    now,
    ...writersOf(article),
  });
}
