import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chainStages } from './enterprise.ts';
import { code, day, fen, id, instant, keyword, pageOf, paging } from './fields.ts';
import { oneOf, wholeBetween } from './form-field.ts';
import { matchParts, matchTargets } from './match-terms.ts';
import { projectContent } from './project.ts';
import { projectKinds } from './project-terms.ts';
import { retCodes } from './ret-code.ts';

const tag = 'match';

export const partScore = z.object({
  part: z.enum(matchParts),
  label: z.string(),
  points: z.int(),
  weight: z.int(),
  /** Why, in words. */
  reason: z.string(),
});
export type ShownPart = z.infer<typeof partScore>;

/** What may be known of an enterprise before both sides agree. */
export const anonymous = z.object({
  regionName: z.string(),
  chainStage: z.enum(chainStages),
  creditGrade: z.string(),
});

const matchRow = z.object({
  matchId: id,
  targetType: z.enum(matchTargets),
  score: z.int(),
  parts: z.array(partScore),
  /** Who it is, as far as it is open. */
  who: anonymous,
  /** The title of a project, a service or a policy, or a tutor's name; empty for an enterprise. */
  title: z.string(),
  /** The page of what is public of it; null for an enterprise, which stays unnamed. */
  href: z.string().nullable(),
  /** The shop of a service, the title of a tutor, the number of a policy. */
  note: z.string(),
  /** Months in which it is to be had; empty where any will do. */
  months: z.array(z.int()),
});
export type MatchRow = z.infer<typeof matchRow>;

export const matchQueryList = endpoint({
  method: 'GET',
  path: '/api/matchManage/match/queryList',
  summary: 'What suits an open project, with the points of each part and why; enterprises are not named.',
  tag,
  access: 'public',
  input: z.object({ projectId: id }),
  output: z.object({
    months: z.array(z.int()),
    rows: z.array(matchRow),
    computedAt: instant.nullable(),
  }),
  refuses: [retCodes.NOT_FOUND],
});

/** A project in the public list. */
const listed = z.object({
  projectId: id,
  kind: z.enum(projectKinds),
  kindLabel: z.string(),
  title: z.string(),
  body: z.string(),
  categoryName: z.string(),
  regionName: z.string(),
  creditGrade: z.string(),
  quantityX100: z.int().nullable(),
  unit: z.string(),
  priceFromFen: fen.nullable(),
  priceToFen: fen.nullable(),
  seasonFrom: z.int().nullable(),
  seasonTo: z.int().nullable(),
  deadline: day,
  publishedAt: instant,
});
export type ListedProject = z.infer<typeof listed>;

export const projectQueryPublicList = endpoint({
  method: 'GET',
  path: '/api/matchManage/project/queryPublicList',
  summary: 'The open projects, the freshest first, without their enterprises.',
  tag,
  access: 'public',
  input: z.object({
    kind: oneOf(m.field_project_kind, projectKinds).optional(),
    categoryCode: code.optional(),
    /** In whose season this month lies. */
    month: z.coerce
      .number()
      .pipe(wholeBetween(m.match_season, 1, 12))
      .optional(),
    keyword: keyword.optional(),
    ...paging,
  }),
  output: pageOf(listed).extend({
    categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
  }),
  refuses: [],
});

const hint = z.object({
  kind: z.enum(['PRICE', 'SEASON', 'REGION']),
  /** What the field would be: fen, a month; null for any. */
  priceFromFen: z.int().nullable(),
  priceToFen: z.int().nullable(),
  seasonFrom: z.int().nullable(),
  seasonTo: z.int().nullable(),
  more: z.int(),
});
export type MatchHint = z.infer<typeof hint>;

export const matchPreview = endpoint({
  method: 'POST',
  path: '/api/matchManage/match/preview',
  summary: 'Whom a project would be matched with as it is being written, and what would bring more.',
  tag,
  access: 'audited',
  input: z.object({
    data: projectContent.pick({ kind: true, chainStage: true, unit: true }).extend({
      title: z.string().max(40),
      body: z.string().max(500),
      categoryCode: z.string().max(40),
      regionId: z.string().max(40),
      priceFromFen: fen.nullable(),
      priceToFen: fen.nullable(),
      seasonFrom: z.int().min(1).max(12).nullable(),
      seasonTo: z.int().min(1).max(12).nullable(),
    }),
  }),
  output: z.object({
    count: z.int(),
    best: z.int(),
    rows: z.array(z.object({ score: z.int(), parts: z.array(partScore), who: anonymous })),
    hints: z.array(hint),
  }),
  refuses: [],
  callsPerMinute: 120,
});

export const matchEndpoints = [matchQueryList, projectQueryPublicList, matchPreview] as const;
