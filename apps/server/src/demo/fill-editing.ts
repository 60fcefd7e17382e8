import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { articles } from '../features/content/article.table.ts';
import { articleRevisions, articleVersions } from '../features/content/editing/article-revision.table.ts';
import { contentOf } from '../features/content/editing/content-rows.ts';
import { users } from '../features/identity/user.table.ts';
import { composeDrafts, type DemoDraft } from './content/compose-drafts.ts';
import { chinaInstant } from './content/demo-day.ts';
import type { DemoContext } from './demo-context.ts';

const hour = 3_600_000;
const standing = {
  DRAFT: { status: 'DRAFT', revision: 'DRAFT' },
  PENDING: { status: 'PENDING', revision: 'PENDING' },
  RETURNED: { status: 'DRAFT', revision: 'DRAFT' },
  TRASH: { status: 'TRASH', revision: 'DRAFT' },
  WITHDRAWN: { status: 'WITHDRAWN', revision: 'NONE' },
} as const;
/** How long withdrawn texts had been public. */
const publicFor = 51 * hour;

/** Editing is dated back from the start of today, which is always in the past. */
const dayBegins = (today: string) => chinaInstant(today);

/** Ids of the editors, by login name. */
async function readEditors({ tx }: DemoContext): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: users.id, loginName: users.loginName })
    .from(users)
    .where(inArray(users.loginName, ['op_content', 'op_content2']));
  return new Map(rows.map(({ id, loginName }) => [loginName, id]));
}

function withdrawn({ reason = '' }: DemoDraft, at: Date) {
  const publishAt = new Date(at.getTime() - publicFor);
  return {
    publishAt,
    createdAt: new Date(publishAt.getTime() - 3 * hour),
    withdrawReason: reason,
    withdrawnAt: at,
  };
}

async function fillDesk({ tx, today }: DemoContext, editors: ReadonlyMap<string, string>): Promise<void> {
  const drafts = composeDrafts();
  const idOf = ({ author }: DemoDraft) => editors.get(author) ?? '';
  const timeOf = ({ hoursAgo }: DemoDraft) => new Date(dayBegins(today) - hoursAgo * hour);
  const rows = drafts.map((draft) => {
    const { id, state, content } = draft;
    const { column, title, summary, body, source, author, level, needReceipt, audience } = content;
    const at = timeOf(draft);
    return {
      id,
      column,
      title,
      summary,
      body,
      source,
      author,
      level,
      needReceipt,
      audience,
      ...standing[state],
      publishAt: at,
      createdAt: at,
      updatedAt: at,
      ...(state === 'WITHDRAWN' ? withdrawn(draft, at) : {}),
      createdBy: idOf(draft),
      updatedBy: idOf(draft),
      trashedAt: state === 'TRASH' ? at : null,
    };
  });
  await tx.insert(articles).values(rows);
  const unfinished = drafts.filter(({ state }) => standing[state].revision !== 'NONE');
  await tx.insert(articleRevisions).values(
    unfinished.map((draft) => {
      const wasSubmitted = draft.state === 'PENDING' || draft.state === 'RETURNED';
      return {
        articleId: draft.id,
        content: draft.content,
        authorIds: [idOf(draft)],
        submittedBy: wasSubmitted ? idOf(draft) : null,
        submittedAt: wasSubmitted ? timeOf(draft) : null,
        returnReason: draft.reason ?? null,
        updatedAt: timeOf(draft),
      };
    }),
  );
}

/** One editor wrote each article the day before, another published it; scheduled ones were approved before today. */
async function signArticles({ tx, today }: DemoContext, editors: ReadonlyMap<string, string>): Promise<void> {
  const [first = '', second = ''] = [...editors.values()];
  const isSecond = sql`ascii(right(${articles.id}, 1)) % 3 = 0`;
  const approvedBefore = sql`${new Date(dayBegins(today) - 8 * hour).toISOString()}::timestamptz`;
  await tx.update(articles).set({
    createdBy: sql`case when ${isSecond} then ${second} else ${first} end`,
    updatedBy: sql`case when ${isSecond} then ${first} else ${second} end`,
    createdAt: sql`least(${articles.publishAt} - interval '1 day', ${approvedBefore} - interval '6 hours')`,
    updatedAt: sql`case ${articles.status} when 'PUBLISHED' then ${articles.publishAt}
      when 'EXPIRED' then ${articles.expireAt} else least(${articles.publishAt}, ${approvedBefore}) end`,
  });
}

/** A public notice with two versions and a third under review. */
async function fillVersions({ tx, today }: DemoContext, editors: ReadonlyMap<string, string>): Promise<void> {
  const [article] = await tx
    .select()
    .from(articles)
    .where(and(eq(articles.column, 'NOTICE'), eq(articles.status, 'PUBLISHED'), articles.pinned))
    .orderBy(desc(articles.publishAt))
    .limit(1);
  if (!article) return;
  const [author = '', chief = ''] = [...editors.values()];
  const content = await contentOf(tx, article);
  const version = { articleId: article.id, authorIds: [author], approvedBy: chief };
  const summary = content.summary.replace(/。[^。]*。?$/, '。');
  await tx.insert(articleVersions).values([
    { ...version, no: 1, content: { ...content, summary }, approvedAt: article.publishAt },
    { ...version, no: 2, content, approvedAt: new Date(article.publishAt.getTime() + 5 * hour) },
  ]);
  const submittedAt = new Date(dayBegins(today) - 8 * hour);
  await tx.insert(articleRevisions).values({
    articleId: article.id,
    content: {
      ...content,
      body: `${content.body}<p>如天气不宜作业，时间顺延一天，以物业服务部通知为准。</p>`,
    },
    authorIds: [author],
    submittedBy: author,
    submittedAt,
    updatedAt: submittedAt,
  });
  await tx
    .update(articles)
    .set({ revision: 'PENDING', createdBy: author, updatedAt: submittedAt, updatedBy: author })
    .where(eq(articles.id, article.id));
}

/** Editorial work: drafts, reviews and versions. */
export async function fillEditing(context: DemoContext): Promise<void> {
  const editors = await readEditors(context);
  await signArticles(context, editors);
  await fillDesk(context, editors);
  await fillVersions(context, editors);
}
