import type { Db } from '../../../platform/database/database.ts';
import { sendMessage } from '../../message/message.public.ts';
import type { Step } from './article-step.ts';
import type { Article } from './edited-article.ts';

const editorPage = (id: string) => `/manage/content/${id}`;

/** Tells those who wrote a text what another person decided about it. */
export async function notifyAuthors(tx: Db, step: Step, { id, title }: Article): Promise<void> {
  const { article, revision, operation, actor, now } = step;
  const authors = revision?.authorIds ?? (article.createdBy === null ? [] : [article.createdBy]);
  const userIds = authors.filter((author) => author !== actor.userId);
  if (userIds.length === 0) return;
  const { event, data } = operation;
  const { reason } = data;
  const common = { userIds, link: editorPage(id), now };
  if (event === 'approve')
    await sendMessage(tx, { ...common, eventCode: 'CONTENT_APPROVED', params: { title } });
  // The article still bears its old title while the working copy has a new one.
  const returned = revision?.content.title || title;
  if (event === 'return')
    await sendMessage(tx, { ...common, eventCode: 'CONTENT_RETURNED', params: { title: returned, reason } });
  if (event === 'withdraw')
    await sendMessage(tx, { ...common, eventCode: 'CONTENT_WITHDRAWN', params: { title, reason } });
}
