import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { articles } from '../features/content/article.table.ts';
import { articleRevisions, articleVersions } from '../features/content/editing/article-revision.table.ts';
import { contentOf } from '../features/content/editing/content-rows.ts';
import { articleReceipts } from '../features/content/receipt/receipt.table.ts';
import { enterpriseMembers } from '../features/enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../features/enterprise/enterprise.table.ts';
import { users } from '../features/identity/user.table.ts';
import { composeDrafts, type DemoDraft } from './content/compose-drafts.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoInteger, demoRandom } from './content/demo-random.ts';
import { type DemoContext, inChunks } from './demo-context.ts';

const hour = 3_600_000;
const statusOf = { DRAFT: 'DRAFT', PENDING: 'PENDING', RETURNED: 'DRAFT', TRASH: 'TRASH' } as const;

/** What happens on the desk is counted back from the beginning of the day, which is past at any hour. */
const dayBegins = (today: string) => chinaInstant(today);

/** The editors by login name; each article is one of theirs. */
async function readEditors({ tx }: DemoContext): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: users.id, loginName: users.loginName })
    .from(users)
    .where(inArray(users.loginName, ['op_content', 'op_content2']));
  return new Map(rows.map(({ id, loginName }) => [loginName, id]));
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
      ...{ id, column, title, summary, body, source, author, level, needReceipt, audience },
      ...{ status: statusOf[state], publishAt: at, createdAt: at, updatedAt: at },
      revision: state === 'PENDING' ? ('PENDING' as const) : ('DRAFT' as const),
      ...{ createdBy: idOf(draft), updatedBy: idOf(draft), trashedAt: state === 'TRASH' ? at : null },
    };
  });
  await tx.insert(articles).values(rows);
  await tx.insert(articleRevisions).values(
    drafts.map((draft) => {
      const wasSubmitted = draft.state === 'PENDING' || draft.state === 'RETURNED';
      return {
        ...{ articleId: draft.id, content: draft.content, authorIds: [idOf(draft)] },
        submittedBy: wasSubmitted ? idOf(draft) : null,
        submittedAt: wasSubmitted ? timeOf(draft) : null,
        returnReason: draft.returnReason ?? null,
        updatedAt: timeOf(draft),
      };
    }),
  );
}

/** Published articles have an editor and the time of their last change. */
async function signArticles({ tx }: DemoContext, editors: ReadonlyMap<string, string>): Promise<void> {
  const [first = '', second = ''] = [...editors.values()];
  await tx.update(articles).set({
    createdBy: sql`case when ascii(right(${articles.id}, 1)) % 3 = 0 then ${second} else ${first} end`,
    createdAt: sql`${articles.publishAt} - interval '1 day'`,
    updatedAt: sql`least(${articles.publishAt}, now())`,
  });
}

/** One public notice has two versions, and a third waits for its review. */
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
  const submittedAt = new Date(dayBegins(today) - 2 * hour);
  await tx.insert(articleRevisions).values({
    articleId: article.id,
    content: {
      ...content,
      body: `${content.body}<p>如天气不宜作业，时间顺延一天，以物业服务部通知为准。</p>`,
    },
    ...{ authorIds: [author], submittedBy: author, submittedAt, updatedAt: submittedAt },
  });
  await tx
    .update(articles)
    .set({ revision: 'PENDING', updatedAt: submittedAt })
    .where(eq(articles.id, article.id));
}

/** Owners have confirmed most notices within some days, some have not yet. */
async function fillReceipts({ tx, today }: DemoContext): Promise<void> {
  const wanted = await tx
    .select({ id: articles.id, publishAt: articles.publishAt })
    .from(articles)
    .where(and(articles.needReceipt, eq(articles.status, 'PUBLISHED')));
  const owners = await tx
    .select({ enterpriseId: enterprises.id, userId: enterpriseMembers.userId })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(
      and(
        eq(enterprises.entryStatus, 'PASSED'),
        eq(enterpriseMembers.status, 'ACTIVE'),
        eq(enterpriseMembers.memberRole, 'OWNER'),
      ),
    )
    .orderBy(asc(enterprises.id));
  const rows = wanted.flatMap(({ id: articleId, publishAt }) => {
    const share = 0.55 + demoRandom(`${articleId} share`) * 0.4;
    return owners.flatMap(({ enterpriseId, userId }) => {
      const key = `${articleId} ${enterpriseId}`;
      const at = new Date(publishAt.getTime() + demoInteger(key, 20, 4_000) * 60_000);
      const isRead = demoRandom(`${key} read`) < share && at.getTime() < dayBegins(today);
      return isRead ? [{ articleId, enterpriseId, userId, at }] : [];
    });
  });
  for (const chunk of inChunks(rows)) await tx.insert(articleReceipts).values(chunk);
}

/** The editors' desk: drafts, reviews, versions, and who has confirmed what. */
export async function fillEditing(context: DemoContext): Promise<void> {
  const editors = await readEditors(context);
  await signArticles(context, editors);
  await fillDesk(context, editors);
  await fillVersions(context, editors);
  await fillReceipts(context);
}
