import { recommendQueryCandidates, recommendSendByHand } from '@portal/contract/candidate/manage';
import {
  matchPreview,
  matchQueryList,
  matchQueryOwnList,
  recommendApply,
  recommendQueryStanding,
  recommendSend,
} from '@portal/contract/candidate/public';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { applyFor, sendByHand, sendOwn } from './begin-recommend.ts';
import { computeJob, computeMatches } from './compute-matches.ts';
import { getStanding } from './get-standing.ts';
import { listCandidates, listMatches, listOwnMatches } from './list-matches.ts';
import { previewMatches } from './preview-matches.ts';

/** Matches of projects and their recommendations to enterprises. */
export const candidateFeature: Feature = {
  routes: (_deps, { helpers }) => [
    bind(matchQueryList, (ctx, input) => listMatches({ ...ctx, helpers }, input)),
    bind(matchPreview, previewMatches),
    bind(matchQueryOwnList, (ctx, input) => listOwnMatches({ ...ctx, helpers }, input)),
    bind(recommendSend, sendOwn),
    bind(recommendApply, applyFor),
    bind(recommendQueryStanding, getStanding),
    bind(recommendQueryCandidates, (ctx, input) => listCandidates({ ...ctx, helpers }, input)),
    bind(recommendSendByHand, sendByHand),
  ],
  jobs: (deps, { helpers }) => [
    { name: computeJob, cron: '10 2 * * *', run: (asked) => computeMatches({ ...deps, helpers }, asked) },
  ],
};
