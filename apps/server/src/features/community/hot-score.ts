import { sql } from 'drizzle-orm';
import { posts } from './post.table.ts';

/** A post this many seconds (half a day) newer needs only a tenth of the points to rank as high. */
const decaySeconds = 45_000;

/**
 * Hot score: log10 of 2 per like and 3 per comment, plus half a point if featured and one point for each half day the
 * post is newer. It depends on counts only, not on the current time, so no job has to refresh it and an index keeps the
 * order. `set` gives the counts after the update.
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
