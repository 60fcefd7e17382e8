import { asc, desc, eq, gte } from 'drizzle-orm';
import { articles } from '../../features/content/article.table.ts';
import { articleRevisions } from '../../features/content/editing/article-revision.table.ts';
import { demoInteger } from '../content/demo-random.ts';
import type { DemoContext } from '../demo-context.ts';
import type { LogEntry } from './log-entry.ts';
import type { Doer, People } from './people.ts';

const minute = 60_000;
const hour = 60 * minute;

const columns = {
  id: articles.id,
  title: articles.title,
  column: articles.column,
  status: articles.status,
  revision: articles.revision,
  pinned: articles.pinned,
  needReceipt: articles.needReceipt,
  createdAt: articles.createdAt,
  createdBy: articles.createdBy,
  updatedAt: articles.updatedAt,
  publishAt: articles.publishAt,
  expireAt: articles.expireAt,
  remindedAt: articles.remindedAt,
  withdrawReason: articles.withdrawReason,
  submittedAt: articleRevisions.submittedAt,
  returnReason: articleRevisions.returnReason,
};

const readArticles = ({ tx }: DemoContext, since: Date) =>
  tx
    .select(columns)
    .from(articles)
    .leftJoin(articleRevisions, eq(articleRevisions.articleId, articles.id))
    .where(gte(articles.createdAt, since))
    .orderBy(desc(articles.createdAt), asc(articles.id));

type Article = Awaited<ReturnType<typeof readArticles>>[number];
interface Desk {
  article: Article;
  author: Doer;
  chief: Doer;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
const place = (status: string, revision: string, title: string) => ({ status, revision, title });
const standing = (status: string, revision: string) => ({ status, revision });

function written({ article: { id, title, column, createdAt }, author: by }: Desk): LogEntry[] {
  const about = { by, entityId: id };
  const saves = demoInteger(`${id} saves`, 0, 1);
  return [
    { ...about, at: createdAt, event: 'article.begin', after: { title, column, version: 1 } },
    ...Array.from({ length: saves }, (_, nth) => ({
      ...about,
      at: after(createdAt, (nth + 1) * 17 * minute),
      event: 'article.save',
      after: { title, column, version: nth + 2 },
    })),
  ];
}

function submitted({ article: { id, title }, author: by }: Desk, at: Date): LogEntry {
  const before = standing('DRAFT', 'DRAFT');
  return {
    at,
    by,
    event: 'article.submit',
    entityId: id,
    before,
    after: place('PENDING', 'PENDING', title),
  };
}

/** Approved for scheduled publication by the system, or published on approval. */
function published({ article, chief: by }: Desk): LogEntry[] {
  const { id, title, status, createdAt, updatedAt, publishAt } = article;
  const before = standing('PENDING', 'PENDING');
  const approve = { by, event: 'article.approve', entityId: id, before };
  if (status === 'SCHEDULED') {
    return [{ ...approve, at: updatedAt, after: place('SCHEDULED', 'NONE', title) }];
  }
  if (demoInteger(`${id} scheduled`, 0, 2) > 0)
    return [{ ...approve, at: publishAt, after: place('PUBLISHED', 'NONE', title) }];
  return [
    { ...approve, at: after(createdAt, 6 * hour), after: place('SCHEDULED', 'NONE', title) },
    { at: publishAt, by: null, event: 'article.publish', entityId: id },
  ];
}

/** Events of an article after its publication. */
function followed({ article, author, chief }: Desk): LogEntry[] {
  const { id, title, status, pinned, publishAt, expireAt, updatedAt, submittedAt } = article;
  const about = { entityId: id };
  const entries: LogEntry[] = [];
  if (pinned) {
    const flag = { before: { pinned: false }, after: { pinned: true } };
    entries.push({ ...about, ...flag, at: after(publishAt, hour), by: chief, event: 'article.setTopFlag' });
  }
  if (status === 'EXPIRED' && expireAt)
    entries.push({ ...about, at: expireAt, by: null, event: 'article.expire' });
  if (status === 'WITHDRAWN')
    entries.push({
      ...about,
      at: updatedAt,
      by: chief,
      event: 'article.withdraw',
      reason: article.withdrawReason ?? '',
      before: standing('PUBLISHED', 'NONE'),
      after: place('WITHDRAWN', 'NONE', title),
    });
  if (status === 'PUBLISHED' && submittedAt)
    entries.push(
      {
        ...about,
        at: after(submittedAt, -hour),
        by: author,
        event: 'article.edit',
        before: standing('PUBLISHED', 'NONE'),
        after: place('PUBLISHED', 'DRAFT', title),
      },
      {
        ...about,
        at: submittedAt,
        by: author,
        event: 'article.submit',
        before: standing('PUBLISHED', 'DRAFT'),
        after: place('PUBLISHED', 'PENDING', title),
      },
    );
  return entries;
}

/** A text that was never public. */
function drafted(desk: Desk): LogEntry[] {
  const { article, author, chief } = desk;
  const { id, title, status, updatedAt, submittedAt, returnReason } = article;
  const entries = written(desk)
    .slice(0, 1)
    .map((logEntry) => ({ ...logEntry, at: after(logEntry.at, -2 * hour) }));
  if (submittedAt) entries.push(submitted(desk, submittedAt));
  if (returnReason)
    entries.push({
      at: after(updatedAt, hour),
      by: chief,
      event: 'article.return',
      entityId: id,
      reason: returnReason,
      before: standing('PENDING', 'PENDING'),
      after: place('DRAFT', 'DRAFT', title),
    });
  if (status === 'TRASH')
    entries.push({
      at: updatedAt,
      by: author,
      event: 'article.trash',
      entityId: id,
      before: standing('DRAFT', 'DRAFT'),
      after: place('TRASH', 'DRAFT', title),
    });
  return entries;
}

const unread = ['DRAFT', 'PENDING', 'TRASH'];

/** Work of the editors: one writes a text, another publishes it; enterprises write their stories. */
export async function articleEntries(context: DemoContext, people: People, since: Date): Promise<LogEntry[]> {
  const editors = [people.named('op_content'), people.named('op_content2')] as const;
  return (await readArticles(context, since)).flatMap((article) => {
    const author = people.byId(article.createdBy) ?? editors[0];
    const isOther = article.createdBy === editors[1].id;
    const chief = isOther ? editors[0] : editors[1];
    const desk = { article, author, chief };
    if (unread.includes(article.status)) return drafted(desk);
    const submittedAt = after(article.createdAt, demoInteger(`${article.id} written`, 70, 200) * minute);
    return [...written(desk), submitted(desk, submittedAt), ...published(desk), ...followed(desk)];
  });
}
