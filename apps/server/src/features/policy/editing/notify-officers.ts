import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import { sendMessage } from '../../message/message.public.ts';
import { authorsOf, type Policy } from './policy-editing.queries.ts';
import { workingContentOf } from './policy-rows.ts';
import type { TransitionContext } from './transition-context.ts';

/** Notifies the authors of a policy of another officer's decision. */
export async function notifyOfficers(
  tx: Db,
  transition: TransitionContext,
  { id, title, createdBy }: Policy,
): Promise<void> {
  const { operation, actor, now } = transition;
  const wrote = authorsOf(transition);
  const authors = wrote.length > 0 || createdBy === null ? wrote : [createdBy];
  const userIds = authors.filter((author) => author !== actor.userId);
  if (userIds.length === 0) return;
  const { event, data } = operation;
  const { reason } = data;
  const common = { userIds, link: paths.managePolicy(id), now };
  if (event === 'approve')
    await sendMessage(tx, { ...common, eventCode: 'POLICY_APPROVED', params: { title } });
  // The policy keeps its old title while the working copy may have a new one.
  const returned = workingContentOf(transition).title;
  if (event === 'return')
    await sendMessage(tx, { ...common, eventCode: 'POLICY_RETURNED', params: { title: returned, reason } });
  if (event === 'withdraw')
    await sendMessage(tx, { ...common, eventCode: 'POLICY_WITHDRAWN', params: { title, reason } });
  if (event === 'repeal')
    await sendMessage(tx, { ...common, eventCode: 'POLICY_REPEALED', params: { title, reason } });
}
