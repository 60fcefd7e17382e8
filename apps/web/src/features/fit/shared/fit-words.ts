import type { Anonymous, ShownPart } from '@portal/contract/fit';
import * as m from '@portal/texts/messages';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';

/** 'Western district · Growing': who it is as far as enough enterprises share that. */
export function whoText({ regionName, chainStage }: Anonymous): string {
  if (chainStage === null) return regionName === '' ? m.match_anonymous() : regionName;
  const stage = chainStageName(chainStage);
  return regionName === '' ? stage : m.fit_anonymous_who({ region: regionName, stage });
}

export const creditText = ({ creditGrade }: Anonymous): string =>
  creditGrade === '' ? '' : m.fit_credit({ grade: creditGrade });

/** A score and its parts, for those who do not see the flower. */
export const scoreText = (score: number, parts: readonly ShownPart[]): string =>
  [...parts.map(({ label, points, weight }) => `${label} ${points}/${weight}`), m.fit_score({ score })].join(
    ' · ',
  );
