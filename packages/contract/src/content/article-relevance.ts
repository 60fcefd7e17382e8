import { z } from 'zod';
import * as call from '../call.ts';

const session = { tag: 'content', access: 'session' } as const;

/** Why an article is relevant to its reader. */
const relevanceKinds = ['NAMED', 'PRODUCT', 'INDUSTRY', 'COLLECTED'] as const;

const reason = z.object({
  kind: z.enum(relevanceKinds),
  /** Name of the matching tag of the article; empty if the text itself names the enterprise. */
  tag: z.string(),
  /** Product or industry of the caller's enterprise; empty for the other kinds. */
  own: z.string(),
  /** Number of articles with this tag that the caller has collected; 0 for the other kinds. */
  collected: z.int(),
});
export type RelevanceReason = z.infer<typeof reason>;

export const articleQueryRelevance = call.detail(session, '/api/infoManage/content/queryRelevance', {
  summary: 'Returns how a published article concerns the caller and their enterprise.',
  output: z.object({ reasons: z.array(reason) }),
});
