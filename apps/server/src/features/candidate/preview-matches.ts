import type { MatchHint, matchPreview } from '@portal/contract/candidate/public';
import { leastScore } from '@portal/contract/candidate/terms';
import type { Db } from '../../platform/database/database.ts';
import type { Verb } from '../../platform/http/context.ts';
import type { Crowd } from '../blind/crowd.public.ts';
import { readCrowd } from '../blind/read-crowd.public.ts';
import { viewParts } from '../fit/view-parts.public.ts';
import type { Candidate, Matched } from './candidate.ts';
import { findPartners } from './find-partners.ts';
import { rankCandidates } from './rank-candidates.ts';
import { ownSide, publicScore, viewUnnamed } from './view-unnamed.ts';

const maxShown = 4;
/** Share by which a price range is widened in suggestions. */
const wider = 0.15;

type Change = Omit<MatchHint, 'more'>;

/** Suggested changes to a project, one property each. */
function changesOf({ priceFromFen, priceToFen, seasonFrom, seasonTo }: Matched): Change[] {
  const same = { priceFromFen, priceToFen, seasonFrom, seasonTo };
  const changes: Change[] = [];
  if (priceFromFen !== null || priceToFen !== null)
    changes.push({
      ...same,
      kind: 'PRICE',
      priceFromFen: priceFromFen === null ? null : Math.floor(priceFromFen * (1 - wider)),
      priceToFen: priceToFen === null ? null : Math.ceil(priceToFen * (1 + wider)),
    });
  if (seasonFrom !== null) changes.push({ ...same, kind: 'SEASON', seasonFrom: null, seasonTo: null });
  return changes;
}

/**
 * Ranks candidates only by what can be shown of them; otherwise rewording the text step by step would reveal their
 * location.
 */
async function rankShown(db: Db, crowd: Crowd, project: Matched, candidates: Candidate[]) {
  const ranked = await rankCandidates(db, project, candidates, 0);
  return ranked
    .map((each) => ({
      fits: publicScore(crowd, each),
      ...viewUnnamed(crowd, { ...each, wanted: ownSide(project), isOwn: true }),
    }))
    .filter(({ fits, score }) => (fits ?? score) >= leastScore)
    .sort((a, b) => b.score - a.score);
}

/** Matches of a project as entered in the form, and changes that would bring more. */
export const previewMatches: Verb<typeof matchPreview> = async ({ db, actor }, { data }) => {
  const project: Matched = { ...data, id: null, enterpriseId: actor.enterpriseId ?? '' };
  if (data.categoryCode === '' || data.title.trim().length < 2)
    return { count: 0, best: 0, rows: [], hints: [] };
  const candidates = await findPartners(db, project);
  const crowd = await readCrowd(db);
  const ranked = await rankShown(db, crowd, project, candidates);
  const hints: MatchHint[] = [];
  for (const change of changesOf(project)) {
    const { kind: _kind, ...fields } = change;
    const more = (await rankShown(db, crowd, { ...project, ...fields }, candidates)).length - ranked.length;
    if (more > 0) hints.push({ ...change, more });
  }
  return {
    count: ranked.length,
    best: ranked[0]?.score ?? 0,
    rows: ranked.slice(0, maxShown).map(({ score, parts, who }) => ({ score, parts: viewParts(parts), who })),
    hints,
  };
};
