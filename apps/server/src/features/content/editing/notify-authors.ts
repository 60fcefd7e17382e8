import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { Article } from './edited-article.ts';
import type { TransitionContext } from './transition-context.ts';

const editorPage = (id: string) => paths.manageContent(id);

/** Notifies the authors of a text of someone else's decision on it. */
export async function notifyAuthors(
  tx: Db,
  transition: TransitionContext,
  { id, title }: Article,
): Promise<void> {
  const { article, revision, operation, actor, now } = transition;
  const authors = revision?.authorIds ?? (article.createdBy === null ? [] : [article.createdBy]);
  const userIds = authors.filter((author) => author !== actor.userId);
  if (userIds.length === 0) return;
  const { event, data } = operation;
  const { reason } = data;
  const common = { userIds, link: editorPage(id), now };
  if (event === 'approve')
    await sendMessage(tx, { ...common, eventCode: 'CONTENT_APPROVED', params: { title } });
  // The working copy's title may differ from the article's.
  const returned = revision?.content.title || title;
  if (event === 'return')
    await sendMessage(tx, { ...common, eventCode: 'CONTENT_RETURNED', params: { title: returned, reason } });
  if (event === 'withdraw')
    await sendMessage(tx, { ...common, eventCode: 'CONTENT_WITHDRAWN', params: { title, reason } });
}
