import type { RelevanceReason } from '@portal/contract/content/article-relevance';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findBusiness, findCollectedTag, findSubject } from './relevance.queries.ts';

type Business = NonNullable<Awaited<ReturnType<typeof findBusiness>>>;

const maxReasons = 3;
// Fewer saved articles with a tag may be coincidence.
const minCollected = 3;
const plain = { tag: '', own: '', collected: 0 };

/** Whether one word contains the other: 月季 is in 切花月季嫁接苗 and in 月季玫瑰. */
const isAbout = (word: string, tag: string) => word.includes(tag) || (word.length > 1 && tag.includes(word));

/** The enterprise's product named by a tag, or else its industry. */
function ownReason({ products, industries }: Business, tag: string): RelevanceReason | undefined {
  const product = products.find(({ name, category }) => isAbout(name, tag) || isAbout(category, tag));
  if (product) return { ...plain, kind: 'PRODUCT', tag, own: product.name };
  const industry = industries.find((name) => isAbout(name, tag));
  return industry === undefined ? undefined : { ...plain, kind: 'INDUSTRY', tag, own: industry };
}

/** How an article's tags relate to an enterprise, with each product and industry once. */
function ownReasons(business: Business, tags: readonly string[]): RelevanceReason[] {
  const reasons = tags.flatMap((tag) => ownReason(business, tag) ?? []);
  return [...new Map(reasons.toReversed().map((reason) => [reason.own, reason])).values()].toReversed();
}

/** @throws {AppError} 500404 if there's no such readable article */
export async function findRelevance(
  db: Db,
  id: string,
  { userId, enterpriseId }: Actor,
  now: Date,
): Promise<RelevanceReason[]> {
  const subject = await findSubject(db, id, now);
  if (!subject) throw notFound();
  const { text, tags } = subject;
  const tagIds = tags.map(({ tagId }) => tagId);
  const [business, collected] = await Promise.all([
    enterpriseId === null ? null : findBusiness(db, enterpriseId),
    tagIds.length === 0 ? null : findCollectedTag(db, userId, id, tagIds),
  ]);
  const isNamed =
    business !== null && [business.name, business.shortName].some((name) => text.includes(name));
  const collectedTag = tags.find(({ tagId }) => tagId === collected?.tagId)?.name;
  const reasons: RelevanceReason[] = [
    ...(isNamed ? [{ ...plain, kind: 'NAMED' as const }] : []),
    ...(business
      ? ownReasons(
          business,
          tags.map(({ name }) => name),
        )
      : []),
    ...(collectedTag !== undefined && collected && collected.count >= minCollected
      ? [{ ...plain, kind: 'COLLECTED' as const, tag: collectedTag, collected: collected.count }]
      : []),
  ];
  return reasons.slice(0, maxReasons);
}
