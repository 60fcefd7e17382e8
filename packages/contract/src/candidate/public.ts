import { z } from 'zod';
import * as call from '../call.ts';
import { fen, id, instant } from '../fields.ts';
import { anonymous, partScore } from '../fit/public.ts';
import { cleanLine, cleanText } from '../letters.ts';
import { projectContent } from '../match/project.ts';
import { offered, ownWords, recommendDetail } from '../match/recommend.ts';
import { recommendStates } from '../match/recommend-terms.ts';
import { retCodes } from '../ret-code.ts';
import { matchTargets } from './terms.ts';

const tag = 'match';

const open = { tag, access: 'public' } as const;
const audited = { tag, access: 'audited' } as const;
const leaders = { tag, access: 'leaders' } as const;

const matchRow = z.object({
  matchId: id,
  targetType: z.enum(matchTargets),
  score: z.int(),
  parts: z.array(partScore),
  /** The other party, as far as it may be disclosed. */
  who: anonymous,
  /** The title of a project, a service or a policy, or a tutor's name; empty for an enterprise. */
  title: z.string(),
  /** Its public page; null for an enterprise, which stays anonymous. */
  href: z.string().nullable(),
  /** The service's shop, the tutor's title or the policy's number. */
  note: z.string(),
  /** Months in which it is available; empty for any month. */
  months: z.array(z.int()),
});
export type MatchRow = z.infer<typeof matchRow>;

export const matchQueryList = call.read(open, '/api/matchManage/match/queryList', {
  summary: 'Lists the matches of an open project with their points and reasons; enterprises are not named.',
  input: z.object({ projectId: id }),
  output: z.object({ months: z.array(z.int()), rows: z.array(matchRow), computedAt: instant.nullable() }),
  refuses: [retCodes.NOT_FOUND],
});

const hint = z.object({
  kind: z.enum(['PRICE', 'SEASON', 'REGION']),
  /** The suggested value: prices in fen, seasons as months; null for any. */
  priceFromFen: z.int().nullable(),
  priceToFen: z.int().nullable(),
  seasonFrom: z.int().nullable(),
  seasonTo: z.int().nullable(),
  more: z.int(),
});
export type MatchHint = z.infer<typeof hint>;

const matchPreviewAnswer = z.object({
  count: z.int(),
  best: z.int(),
  rows: z.array(z.object({ score: z.int(), parts: z.array(partScore), who: anonymous })),
  hints: z.array(hint),
});

const matchPreviewInput = z.object({
  data: projectContent.pick({ kind: true, chainStage: true, unit: true }).extend({
    title: z.string().overwrite(cleanLine).max(40),
    body: z.string().overwrite(cleanText).max(500),
    categoryCode: z.string().overwrite(cleanLine).max(40),
    regionId: z.string().max(40),
    priceFromFen: fen.nullable(),
    priceToFen: fen.nullable(),
    seasonFrom: z.int().min(1).max(12).nullable(),
    seasonTo: z.int().min(1).max(12).nullable(),
  }),
});

export const matchPreview = call.write(audited, '/api/matchManage/match/preview', {
  summary: 'Previews the matches of a project being written, and suggests what would bring more.',
  input: matchPreviewInput,
  output: matchPreviewAnswer,
  callsPerMinute: 120,
});

const matchQueryOwnListAnswer = z.object({
  months: z.array(z.int()),
  computedAt: instant.nullable(),
  rows: z.array(
    matchRow.extend({
      recommendId: id.nullable(),
      state: z.enum(recommendStates).nullable(),
      stateLabel: z.string(),
    }),
  ),
  /** Quantities gathered so far, in the project's unit. */
  gathered: z.object({ connectedX100: z.int(), interestedX100: z.int(), askedX100: z.int() }),
  /** Number of declines per reason. */
  refusals: z.array(z.object({ label: z.string(), count: z.int() })),
});

export const matchQueryOwnList = call.read(audited, '/api/matchManage/match/queryOwnList', {
  summary: 'Lists the matches of a project of the caller’s enterprise, with the progress of each.',
  input: z.object({ projectId: id }),
  output: matchQueryOwnListAnswer,
  refuses: [retCodes.NOT_FOUND],
});

export const recommendSend = call.write(leaders, '/api/matchManage/recommend/send', {
  summary:
    'Recommends a project of the caller’s enterprise to a matching enterprise or service provider, without naming the sender.',
  input: z.object({ matchId: id, data: z.object({ reason: ownWords }).default({ reason: '' }) }),
  output: recommendDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.LIMIT_REACHED,
    retCodes.RECOMMENDED_RECENTLY,
  ],
});

export const recommendApplication = z.object({ note: ownWords, offeredX100: offered });

export const recommendApply = call.write(leaders, '/api/matchManage/recommend/apply', {
  summary: 'Expresses the interest of the caller’s enterprise in another enterprise’s open project.',
  input: z.object({ projectId: id, data: recommendApplication.default({ note: '', offeredX100: null }) }),
  output: recommendDetail,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.LIMIT_REACHED,
    retCodes.RECOMMENDED_RECENTLY,
  ],
});

const recommendQueryStandingAnswer = z.object({
  isOwn: z.boolean(),
  recommendId: id.nullable(),
  stateLabel: z.string(),
  score: z.int().nullable(),
});

export const recommendQueryStanding = call.read(audited, '/api/matchManage/recommend/queryStanding', {
  summary:
    'Returns how the caller’s enterprise relates to a public project: as its owner, as a recipient of its recommendation, or not at all.',
  input: z.object({ projectId: id }),
  output: recommendQueryStandingAnswer,
  refuses: [retCodes.NOT_FOUND],
});
