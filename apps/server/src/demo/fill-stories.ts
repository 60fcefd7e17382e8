import type { ArticleContent } from '@portal/contract/content/article-content';
import { eq } from 'drizzle-orm';
import { articles } from '../features/content/article.table.ts';
import { articleRevisions, articleVersions } from '../features/content/editing/article-revision.table.ts';
import { notifyAboutStory } from '../features/content/story/notify-about-story.ts';
import type { Actor } from '../platform/session/actor.ts';
import { composeStories, type DemoStory } from './content/compose-stories.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';
import { findOwned, type Owned } from './file-paper.ts';

type Article = typeof articles.$inferSelect;
type Place = Pick<Article, 'status' | 'revision'>;

const reviewer = demoId('user', 'op_content2');

const places = {
  submit: { status: 'PENDING', revision: 'PENDING' },
  return: { status: 'DRAFT', revision: 'DRAFT' },
  approve: { status: 'PUBLISHED', revision: 'NONE' },
} as const satisfies Record<DemoStory['steps'][number]['event'], Place>;

const contentOf = (
  { enterprise }: Owned,
  texts: DemoStory['texts'],
  publishAt: number | null,
): ArticleContent => ({
  ...texts,
  column: 'STYLE',
  enterpriseId: enterprise.id,
  source: enterprise.shortName,
  level: 'NORMAL',
  subtitle: '',
  issueNo: '',
  category: '',
  coverFileId: null,
  coverAlt: '',
  needReceipt: false,
  attachments: [],
  tagIds: [],
  translations: [],
  action: null,
  publishAt,
  expireAt: null,
  audience: { chainStages: [], enterpriseIds: [] },
});

/** The actor of a step, with the fields its messages need. */
const actorOf = ({ owner }: Owned, isPark: boolean): Actor => ({
  sessionId: '',
  userAccId: '',
  auditStatus: '2',
  enterpriseId: null,
  memberRole: null,
  ...(isPark
    ? { userId: reviewer, userType: '900', operatorRoles: ['OP_CONTENT'] }
    : { userId: owner.id, userType: '200', operatorRoles: [] }),
});

async function enterArticle({ tx }: DemoContext, owned: Owned, { id, begunAt, steps, texts }: DemoStory) {
  const last = steps.at(-1);
  const approved = steps.find(({ event }) => event === 'approve');
  const content = contentOf(owned, texts, approved?.at ?? null);
  const { column, source, enterpriseId } = content;
  const { owner } = owned;
  const at = new Date(last?.at ?? begunAt);
  const [article] = await tx
    .insert(articles)
    .values({
      ...texts,
      id,
      column,
      source,
      enterpriseId,
      origin: 'ENTERPRISE',
      publishAt: at,
      ...(last ? places[last.event] : ({ status: 'DRAFT', revision: 'DRAFT' } as const)),
      version: steps.length + 1,
      createdAt: new Date(begunAt),
      createdBy: owner.id,
      updatedAt: at,
      updatedBy: last?.event === 'submit' ? owner.id : reviewer,
    })
    .returning();
  if (!article) throw new Error('failed to insert story');
  const copy = { articleId: id, content, authorIds: [owner.id] };
  if (approved) {
    await tx.insert(articleVersions).values({ ...copy, no: 1, approvedBy: reviewer, approvedAt: at });
    return article;
  }
  const submitted = steps.find(({ event }) => event === 'submit');
  await tx.insert(articleRevisions).values({
    ...copy,
    updatedAt: at,
    returnReason: last?.reason || null,
    ...(submitted ? { submittedBy: owner.id, submittedAt: new Date(submitted.at) } : {}),
  });
  return article;
}

/** Inserts stories submitted by enterprises, with their cases and messages. */
export async function fillStories(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  for (const story of composeStories(today)) {
    const owned = await findOwned(context, story.loginName);
    const article = await enterArticle(context, owned, story);
    const [revision = null] = await tx
      .select()
      .from(articleRevisions)
      .where(eq(articleRevisions.articleId, story.id));
    for (const { event, at, reason } of story.steps) {
      const place = places[event];
      const step = {
        article,
        revision,
        place,
        actor: actorOf(owned, event !== 'submit'),
        now: new Date(at),
        operation: { id: story.id, event, version: article.version, data: { reason } },
      };
      await notifyAboutStory(tx, step, { ...article, ...place });
    }
  }
}
