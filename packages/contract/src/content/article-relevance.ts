import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { retCodes } from '../ret-code.ts';

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

export const articleQueryRelevance = endpoint({
  method: 'GET',
  path: '/api/infoManage/content/queryRelevance',
  summary: 'What a published article has to do with the caller and the enterprise he acts for.',
  tag: 'content',
  access: 'session',
  input: z.object({ id }),
  output: z.object({ reasons: z.array(reason) }),
  refuses: [retCodes.NOT_FOUND],
});

export const articleRelevanceEndpoints = [articleQueryRelevance] as const;
