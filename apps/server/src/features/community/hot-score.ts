import { sql } from 'drizzle-orm';
import { posts } from './post.table.ts';

/** So many seconds later a post needs ten times as much to stand as high: half a day. */
const decaySeconds = 45_000;

/**
 * How hot a post is: log10 of 2 for each like and 3 for each comment, half a point for what the park has picked, and
 * one point for each half day that it is newer. It changes with its counts alone, never with the time that goes by,
 * so that no job has to renew it and an index keeps the order. `set` names the counts as they will be.
 */
export const hotScoreOf = ({
  likes = sql`${posts.likes}`,
  comments = sql`${posts.comments}`,
  essence = sql`${posts.essence}`,
  publishedAt = sql`${posts.publishedAt}`,
} = {}) => sql<number>`(
  log(greatest(1, 2 * ${likes} + 3 * ${comments})::numeric)::double precision
  + case when ${essence} then 0.5 else 0 end
  + coalesce(extract(epoch from ${publishedAt})::double precision, 0) / ${sql.raw(String(decaySeconds))})`;
