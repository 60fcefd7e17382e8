import type { MatchHint, matchPreview } from '@portal/contract/candidate';
import type { Verb } from '../../platform/http/context.ts';
import { regions } from '../dictionary/dictionary.table.ts';
import { viewParts } from '../fit/view-parts.public.ts';
import type { Matched } from './candidate.ts';
import { findPartners } from './find-partners.ts';
import { rankCandidates } from './rank-candidates.ts';

const maxShown = 4;
/** By so much a price is widened to bring more. */
const wider = 0.15;

type Change = Omit<MatchHint, 'more'>;

/** What could be changed of a project, one thing each. */
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

/** Whom a project would be matched with as it stands in the form, and what would bring more. */
export const previewMatches: Verb<typeof matchPreview> = async ({ db, actor }, { data }) => {
  const project: Matched = { ...data, id: null, enterpriseId: actor.enterpriseId ?? '' };
  if (data.categoryCode === '' || data.title.trim().length < 2)
    return { count: 0, best: 0, rows: [], hints: [] };
  const candidates = await findPartners(db, project);
  const ranked = await rankCandidates(db, project, candidates);
  const hints: MatchHint[] = [];
  for (const change of changesOf(project)) {
    const { kind: _kind, ...fields } = change;
    const more = (await rankCandidates(db, { ...project, ...fields }, candidates)).length - ranked.length;
    if (more > 0) hints.push({ ...change, more });
  }
  const names = new Map((await db.select().from(regions)).map(({ regionId, name }) => [regionId, name]));
  return {
    count: ranked.length,
    best: ranked[0]?.score ?? 0,
    rows: ranked.slice(0, maxShown).map(({ score, parts, regionId, stage, creditGrade }) => ({
      score,
      parts: viewParts(parts),
      who: { regionName: names.get(regionId) ?? '', chainStage: stage, creditGrade },
    })),
    hints,
  };
};
