import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { retCodes } from './ret-code.ts';

/** What an article has to do with its reader. */
const relevanceKinds = ['NAMED', 'PRODUCT', 'INDUSTRY', 'COLLECTED'] as const;

const reason = z.object({
  kind: z.enum(relevanceKinds),
  /** The tag of the article, by its name; empty where the text itself names the enterprise. */
  tag: z.string(),
  /** The product or the industry of the caller's enterprise; empty for the other kinds. */
  own: z.string(),
  /** How many articles of the tag the caller has collected; 0 for the other kinds. */
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
