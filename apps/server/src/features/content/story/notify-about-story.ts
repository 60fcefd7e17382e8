import type { CaseActor } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import { type CaseStep, recordCase } from '../../case/case.public.ts';
import { getUser } from '../../identity/user.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import type { Article } from '../editing/edited-article.ts';
import type { OperatedEvent, TransitionContext } from '../editing/transition-context.ts';

type StoryStep = CaseStep<'STORY'>;

/** Page where an enterprise writes a story. */
const pageOf = (id: string) => paths.ownStory(id);

const appeared = ({ status }: Pick<Article, 'status'>): StoryStep['state'] =>
  status === 'PUBLISHED' ? 'PUBLISHED' : 'SCHEDULED';

/** The state of a story's case after an event. */
const entries = {
  submit: () => 'PENDING',
  recall: () => 'RECALLED',
  return: () => 'RETURNED',
  approve: appeared,
  schedule: appeared,
  withdraw: () => 'WITHDRAWN',
  discard: () => 'DISCARDED',
  trash: () => 'DELETED',
} as const satisfies Partial<Record<OperatedEvent, (changed: Article) => StoryStep['state']>>;

const isEntered = (event: OperatedEvent): event is keyof typeof entries => event in entries;

/** Events that only concern the park if the text was submitted before. */
const ownAffairs: readonly OperatedEvent[] = ['discard', 'trash'];

function notificationOf(
  event: OperatedEvent,
  changed: Article,
  said: { title: string; reason: string; person: string | null },
) {
  const { title, person, reason } = said;
  const isPublic = changed.status === 'PUBLISHED';
  const time = changed.publishAt.getTime();
  const notifications: Partial<Record<OperatedEvent, Notification>> = {
    submit: { eventCode: 'STORY_SUBMITTED', params: { title, person } },
    return: { eventCode: 'STORY_RETURNED', params: { title, reason } },
    approve: {
      eventCode: 'STORY_APPROVED',
      params: { title, publishAt: isPublic ? null : time },
    },
    schedule: isPublic
      ? { eventCode: 'STORY_PUBLISHED', params: { title } }
      : { eventCode: 'STORY_SCHEDULED', params: { title, time } },
    withdraw: { eventCode: 'STORY_WITHDRAWN', params: { title, reason } },
  };
  return notifications[event];
}

const writersOf = ({ enterpriseId }: Article) =>
  ({ enterpriseId: enterpriseId ?? '', memberRoles: ['OWNER', 'ADMIN'] }) as const;

const caseOf = ({ id, enterpriseId }: Article, title: string) =>
  ({ kind: 'STORY', bizId: id, enterpriseId, subject: title, link: pageOf(id) }) as const;

/** Records an event in the case of an enterprise's story and notifies its writers. */
export async function notifyAboutStory(
  tx: Db,
  transition: TransitionContext,
  changed: Article,
): Promise<void> {
  const { revision, operation, actor, now } = transition;
  const { event, data } = operation;
  if (ownAffairs.includes(event) && !revision?.submittedAt) return;
  const title = (event === 'approve' ? '' : revision?.content.title) || changed.title;
  const person = actor.operatorRoles.length > 0 ? null : (await getUser(tx, actor.userId)).name;
  const by: CaseActor = person === null ? { agent: 'PARK' } : { name: person };
  if (isEntered(event))
    await recordCase(tx, {
      ...caseOf(changed, title),
      state: entries[event](changed),
      event: { event, params: { reason: data.reason }, by },
      now,
    });
  const notification = notificationOf(event, changed, { title, person, reason: data.reason });
  if (notification)
    await sendMessage(tx, { ...notification, ...writersOf(changed), link: pageOf(changed.id), now });
}

/** Notifies an enterprise that its scheduled story has been published. */
export async function notifyStoryAppeared(tx: Db, article: Article, now: Date): Promise<void> {
  const { id, title } = article;
  await recordCase(tx, {
    ...caseOf(article, title),
    state: 'PUBLISHED',
    event: { event: 'appear', by: { agent: 'PARK' } },
    now,
  });
  await sendMessage(tx, {
    eventCode: 'STORY_PUBLISHED',
    params: { title },
    link: pageOf(id),
    now,
    ...writersOf(article),
  });
}
