import { articleFaults } from '@portal/contract/content/article-content';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import { clearTags, writeTags } from '../write-tags.ts';
import { approveRevision } from './approve-revision.ts';
import { articleRevisions } from './article-revision.table.ts';
import { contentOf } from './content-rows.ts';
import type { Article } from './edited-article.ts';
import { keepFirstVersion } from './keep-first-version.ts';
import { writeRevision } from './save-article.ts';
import type { OperatedEvent, TransitionContext } from './transition-context.ts';

/** Columns an event changes besides the state. */
type Effect = (tx: Db, transition: TransitionContext) => Promise<Partial<Article>>;

const notPinned = { pinned: false, topRank: 0, topUntil: null };

function requireReason({ operation: { data } }: TransitionContext): void {
  if (data.reason.length < 2) throw fieldsRefused({ reason: m.fault_reason_for_author() });
}

const beginRevision: Effect = async (tx, transition) => {
  const { article, revision } = transition;
  if (revision === null) await writeRevision(tx, transition, article.id, await contentOf(tx, article));
  return {};
};

const discardRevision: Effect = async (tx, { article }) => {
  await tx.delete(articleRevisions).where(eq(articleRevisions.articleId, article.id));
  return {};
};

const submitRevision: Effect = async (tx, { article, revision, actor, now }) => {
  const faults = revision
    ? articleFaults(revision.content)
    : { body: m.fault_fill_in({ field: m.field_body() }) };
  if (revision?.content.expireAt && revision.content.expireAt <= now.getTime())
    faults.expireAt = m.fault_expired_choose();
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults);
  await tx
    .update(articleRevisions)
    .set({ submittedBy: actor.userId, submittedAt: now, returnReason: null })
    .where(eq(articleRevisions.articleId, article.id));
  return {};
};

const returnRevision: Effect = async (tx, transition) => {
  requireReason(transition);
  await tx
    .update(articleRevisions)
    .set({ returnReason: transition.operation.data.reason })
    .where(eq(articleRevisions.articleId, transition.article.id));
  return {};
};

/** Sets the publication time of a scheduled article; a past time publishes it at once, under that day. */
const schedule: Effect = async (tx, { article, operation, now }) => {
  const { publishAt: wanted } = operation.data;
  if (wanted === undefined) throw fieldsRefused({ publishAt: m.fault_publication_time() });
  const publishAt = new Date(wanted);
  if (article.expireAt && article.expireAt <= publishAt)
    throw fieldsRefused({ publishAt: m.fault_publication_after_expiry() });
  const isDue = publishAt <= now;
  if (isDue) await writeTags(tx, [{ ...article, publishAt }]);
  return { publishAt, status: isDue ? 'PUBLISHED' : 'SCHEDULED' };
};

const withdraw: Effect = async (tx, transition) => {
  requireReason(transition);
  await clearTags(tx, [transition.article.id]);
  return { ...notPinned, withdrawReason: transition.operation.data.reason, withdrawnAt: transition.now };
};

const trash: Effect = async (tx, transition) => {
  await clearTags(tx, [transition.article.id]);
  // Restoring it makes it a draft, whose columns get overwritten.
  await keepFirstVersion(tx, transition.article);
  await beginRevision(tx, transition);
  const { article, now } = transition;
  const wasPublic = article.status === 'EXPIRED';
  return { ...notPinned, trashedAt: now, ...(wasPublic ? { withdrawnAt: now } : {}) };
};

const nothing: Effect = async () => ({});

const effects: Record<OperatedEvent, Effect> = {
  edit: beginRevision,
  discard: discardRevision,
  submit: submitRevision,
  recall: nothing,
  return: returnRevision,
  approve: approveRevision,
  schedule,
  withdraw,
  trash,
  restore: async () => ({ trashedAt: null, withdrawReason: null, withdrawnAt: null }),
};

/** Applies the side effects of an event and returns the columns it changes. */
export const applyEffect = (tx: Db, transition: TransitionContext): Promise<Partial<Article>> =>
  effects[transition.operation.event](tx, transition);
