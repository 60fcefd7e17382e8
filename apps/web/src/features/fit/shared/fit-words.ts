import type { Anonymous, ShownPart } from '@portal/contract/fit/public';
import * as m from '@portal/texts/messages';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';

/** 'Western district · Growing': area and stage, shown only if enough enterprises share them. */
export function whoText({ regionName, chainStage }: Anonymous): string {
  if (chainStage === null) return regionName === '' ? m.match_anonymous() : regionName;
  const stage = chainStageName(chainStage);
  return regionName === '' ? stage : m.fit_anonymous_who({ region: regionName, stage });
}

export const creditText = ({ creditGrade }: Anonymous): string =>
  creditGrade === '' ? '' : m.fit_credit({ grade: creditGrade });

/** A score and its parts in words, for screen readers. */
export const scoreText = (score: number, parts: readonly ShownPart[]): string =>
  [...parts.map(({ label, points, weight }) => `${label} ${points}/${weight}`), m.fit_score({ score })].join(
    ' · ',
  );
