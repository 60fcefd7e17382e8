import type { MatchRow } from '@portal/contract/match';
import type { RecommendState } from '@portal/contract/match-terms';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../ui/status/Status.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';

export const recommendLooks: Record<RecommendState, StatusKind> = {
  SENT: 'waiting',
  VIEWED: 'open',
  INTERESTED: 'checking',
  CONNECTED: 'done',
  COOPERATING: 'done',
  DONE: 'done',
  DECLINED: 'closed',
  EXPIRED: 'late',
  WITHDRAWN: 'closed',
};

const known: readonly RecommendState[] = ['CONNECTED', 'COOPERATING', 'DONE'];

/** Whose rings are full, and what that means, seen from one side. */
export function blindOf(state: RecommendState, side: 'RECEIVER' | 'PROJECT') {
  if (known.includes(state)) return { own: true, other: true, text: m.match_blind_open() };
  if (state !== 'INTERESTED') return { own: false, other: false, text: m.match_blind_none() };
  return side === 'RECEIVER'
    ? { own: true, other: false, text: m.match_blind_you() }
    : { own: false, other: true, text: m.match_blind_they() };
}

/** 'Western district · Growing': who it is as far as that is open; `credit` adds its grade. */
export const whoText = ({ regionName, chainStage }: MatchRow['who']): string =>
  regionName === ''
    ? chainStageName(chainStage)
    : m.match_anonymous_who({ region: regionName, stage: chainStageName(chainStage) });

export const creditText = ({ creditGrade }: MatchRow['who']): string =>
  creditGrade === '' ? '' : m.match_credit({ grade: creditGrade });

/** A score and its parts, for those who do not see the flower. */
export const scoreText = (score: number, parts: MatchRow['parts']): string =>
  [
    ...parts.map(({ label, points, weight }) => `${label} ${points}/${weight}`),
    m.match_score({ score }),
  ].join(' · ');
