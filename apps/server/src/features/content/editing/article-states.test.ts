import {
  type ArticleEvent,
  type ArticlePlace,
  type ArticleStatus,
  articleEvents,
  articleStatuses,
  articleTransitions,
} from '@portal/contract/content/article-states';
import { retCodes } from '@portal/contract/ret-code';
import { type RevisionState, revisionStates } from '@portal/contract/working-copy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeTransitions } from '../../../testing/describe-transitions.ts';
import { openTestApp, type TestApp, testNow } from '../../../testing/test-app.ts';
import { articles } from '../article.table.ts';
import { insertArticle } from '../testing/insert-article.ts';
import { nextPlace } from './article-editing.policy.ts';
import { articleRevisions } from './article-revision.table.ts';
import { openEditors, written } from './testing/editors.ts';

let portal: TestApp;
let editors: Awaited<ReturnType<typeof openEditors>>;

beforeAll(async () => {
  portal = await openTestApp();
  editors = await openEditors(portal);
});
afterAll(() => portal.close());

const isReal = (status: ArticleStatus, revision: RevisionState) =>
  status === 'DRAFT' || status === 'PENDING'
    ? revision === status
    : status !== 'TRASH' || revision === 'DRAFT';

const places = articleStatuses.flatMap((status) =>
  revisionStates.filter((revision) => isReal(status, revision)).map((revision) => ({ status, revision })),
);

/** Puts an article into the given state directly. */
async function standAt(status: ArticleStatus, revision: RevisionState): Promise<string> {
  const publishAt = new Date(testNow.getTime() + (status === 'SCHEDULED' ? 3_600_000 : -3_600_000));
  const id = await insertArticle(portal.db, { column: 'NOTICE', publishAt, status, revision });
  if (revision === 'NONE') return id;
  const { data } = await editors.save({ title: '借一份稿子' });
  const [copy] = await portal.db
    .select()
    .from(articleRevisions)
    .where(eq(articleRevisions.articleId, data.contentId));
  if (!copy) throw new Error('no working copy');
  await portal.db.insert(articleRevisions).values({ ...copy, articleId: id });
  return id;
}

function fire(id: string, event: ArticleEvent) {
  if (event === 'save') return editors.save({ ...written }, { id, version: 1 });
  const token = event === 'approve' || event === 'return' ? editors.chief.token : editors.author.token;
  return editors.operate(id, event, { token, reason: '原因写清', publishAt: testNow.getTime() + 60_000 });
}

// Depends on the time given in the call, not only on the transition table.
const statusAfter = (status: ArticleStatus, event: ArticleEvent, planned: ArticleStatus) =>
  event === 'approve' && status !== 'PUBLISHED' ? 'SCHEDULED' : planned;

async function walk(
  { status, revision }: ArticlePlace,
  event: ArticleEvent,
  planned: ArticlePlace | undefined,
): Promise<void> {
  const id = await standAt(status, revision);
  const before = await editors.read(id);
  // A public article can't be approved with a future publication time.
  const isRefusedByTime = event === 'approve' && status === 'PUBLISHED';
  const { header } = await fire(id, event);
  const after = await editors.read(id);
  if (!planned) {
    expect(header.retCode).toBe(retCodes.TRANSITION_REFUSED);
    expect(after).toEqual(before);
  } else if (isRefusedByTime) {
    expect(header.retCode).toBe(retCodes.FIELD_REFUSED);
    expect(after).toEqual(before);
  } else {
    expect(header.retCode).toBe('000000');
    expect([after.status, after.revision]).toEqual([
      statusAfter(status, event, planned.status),
      planned.revision,
    ]);
    expect(after.version).toBe(2);
  }
}

describeTransitions({
  states: places,
  events: articleEvents,
  planned: ({ status, revision }, event) => articleTransitions[status][revision][event],
  next: nextPlace,
  fire: walk,
});

it('offers what the transition table and the caller’s rights allow', async () => {
  const { data } = await editors.save({});
  await editors.operate(data.contentId, 'submit');
  const actions = async (token: string) => (await editors.read(data.contentId, token)).actions;
  expect(await actions(editors.author.token)).toEqual(['recall', 'trash']);
  expect(await actions(editors.chief.token)).toEqual(['return', 'approve', 'trash']);
  const reader = await portal.logIn({ userType: '900', operatorRoles: ['OP_ADMIN'] });
  expect(await actions(reader)).toEqual([]);
  expect(await portal.db.$count(articles, eq(articles.id, data.contentId))).toBe(1);
});
