import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { richText, tag } from '../content/article.ts';
import { attachment, code, fen, id, instant, keyword, lang, pageOf, picture } from '../fields.ts';
import { kindOf, oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';

const open = { tag: 'enterprise', access: 'public' } as const;

/** The stages of the flower industry's supply chain, from seed to vase. */
export const chainStages = [
  'SEED',
  'GROW',
  'POSTHARVEST',
  'LOGISTICS',
  'SALES',
  'FLORAL',
  'RESEARCH',
  'MATERIAL',
] as const;
export type ChainStage = (typeof chainStages)[number];

export const enterpriseScales = ['微', '小', '中', '大'] as const;
export type EnterpriseScale = (typeof enterpriseScales)[number];

/** States of an enterprise's admission to the park. */
export const entryStatuses = [
  'DRAFT',
  'PENDING',
  'REVIEWING',
  'RETURNED',
  'PASSED',
  'REJECTED',
  'REVOKED',
] as const;
export type EntryStatus = (typeof entryStatuses)[number];

const month = z.int().min(1).max(12);

/** A product; its season may run past the end of the year. */
export const enterpriseProduct = z.object({
  name: z.string(),
  category: z.string(),
  seasonFrom: month,
  seasonTo: month,
  yearOutput: z.string(),
});
export type EnterpriseProduct = z.infer<typeof enterpriseProduct>;

export const enterpriseHonour = z.object({
  code: z.string(),
  name: z.string(),
  year: z.int(),
  issuer: z.string(),
});
export type EnterpriseHonour = z.infer<typeof enterpriseHonour>;

/** A reported year; `rdFen` is null if not reported. Not published per enterprise. */
export const enterpriseYear = z.object({
  year: z.int(),
  revenueFen: fen,
  taxFen: fen,
  rdFen: fen.nullable(),
  staff: z.int(),
});
export type EnterpriseYear = z.infer<typeof enterpriseYear>;

/** An enterprise of the park as anyone may see it: no people, phone numbers or credit code. */
const enterpriseRow = z.object({
  enterpriseId: id,
  name: z.string(),
  shortName: z.string(),
  chainStages: z.array(z.enum(chainStages)),
  regionId: z.string(),
  regionName: z.string(),
  cover: picture.nullable(),
  /** The first sentences of its introduction. */
  summary: z.string(),
  productNames: z.array(z.string()),
  honourCount: z.int(),
  /** Year of registration. */
  foundedYear: z.int(),
  hasStory: z.boolean(),
});
export type EnterpriseRow = z.infer<typeof enterpriseRow>;

/** The story of the column STYLE about an enterprise. */
const enterpriseStory = richText.extend({
  contentId: id,
  title: z.string(),
  summary: z.string(),
  lang: z.string(),
  source: z.string(),
  author: z.string(),
  cover: picture.nullable(),
  attachments: z.array(attachment),
  publishAt: instant,
  views: z.int(),
  tags: z.array(tag),
  translations: z.array(z.string()),
});
export type EnterpriseStory = z.infer<typeof enterpriseStory>;

/** Link to another story. */
const storyLink = z.object({ contentId: id, title: z.string(), lang: z.string(), publishAt: instant });
export type EnterpriseStoryLink = z.infer<typeof storyLink>;

const enterprisePublicDetail = enterpriseRow.extend({
  logoFileId: z.string().nullable(),
  intro: z.string(),
  propertyName: z.string(),
  scale: z.enum(enterpriseScales),
  address: z.string(),
  products: z.array(enterpriseProduct),
  honours: z.array(enterpriseHonour),
  /** The requested story, else the latest. */
  story: enterpriseStory.nullable(),
  /** The other stories, newest first. */
  moreStories: z.array(storyLink),
  /** Other enterprises in the same stage of the supply chain. */
  peers: z.array(enterpriseRow),
});
export type EnterprisePublicDetail = z.infer<typeof enterprisePublicDetail>;

export const enterpriseSorts = ['chain', 'newest'] as const;

export const enterpriseQueryList = call.list(open, '/api/baseInfo/enterpriseInfo/queryList', {
  summary: 'Lists the approved, visible enterprises of the park, by link of the chain.',
  filter: {
    chainStage: oneOf(m.field_chain_stage, chainStages).optional(),
    regionId: code.optional(),
    keyword: keyword.optional(),
    sort: kindOf(m.field_sort, enterpriseSorts).default('chain'),
  },
  output: pageOf(enterpriseRow),
});

const enterpriseQueryFacetsAnswer = z.object({
  total: z.int(),
  chainStages: z.array(z.object({ chainStage: z.enum(chainStages), count: z.int() })),
  regions: z.array(z.object({ regionId: z.string(), name: z.string(), count: z.int() })),
});

export const enterpriseQueryFacets = call.read(open, '/api/baseInfo/enterpriseInfo/queryFacets', {
  summary: 'Counts the enterprises in each link of the chain and each area of the park.',
  output: enterpriseQueryFacetsAnswer,
});

export const enterpriseQueryPublicDetail = call.read(open, '/api/baseInfo/enterpriseInfo/queryPublicDetail', {
  summary: 'Returns the public profile of an enterprise with a story about it.',
  input: z.object({
    id,
    /** Defaults to the latest story. */
    story: id.optional(),
    lang,
  }),
  output: enterprisePublicDetail,
  refuses: [retCodes.NOT_FOUND],
});

const enterpriseQueryFiguresAnswer = z.object({
  enterpriseCount: z.int(),
  productCount: z.int(),
  honourCount: z.int(),
  /** The latest year for which at least half of the enterprises have reported. */
  reported: z
    .object({ year: z.int(), enterpriseCount: z.int(), revenueFen: fen, rdFen: fen, staff: z.int() })
    .nullable(),
});

export const enterpriseQueryFigures = call.read(open, '/api/baseInfo/enterpriseInfo/queryFigures', {
  summary: 'Returns the park’s figures summed over its enterprises; null where nothing was reported.',
  output: enterpriseQueryFiguresAnswer,
});
