import { isPartner } from '@portal/contract/candidate/terms';
import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { MatchLine } from '../../candidate/shared/MatchLine.tsx';
import { Helpers } from './Helpers.tsx';

type Matches = EndpointMap['GET /api/matchManage/match/queryList']['output'];

/**
 * Matches for the project, and services, tutors and policies that help realize it; all scored in the same six parts.
 */
export function Candidates({ matches: { rows, months, computedAt } }: { matches: Matches }) {
  const partners = rows.filter(isPartner);
  const helpers = rows.filter((row) => !isPartner(row));
  const computed =
    computedAt === null ? '' : m.candidate_computed({ time: formatDate(computedAt, 'MM-DD HH:mm') });
  return (
    <>
      <Text as="section" padBottom={48} aria-labelledby="candidates">
        <BlockHead
          id="candidates"
          title={m.candidate_list_count({ count: partners.length })}
          note={[m.candidate_list_note(), computed].filter(Boolean).join(' ')}
        />
        {partners.length === 0 ? (
          <EmptyState title={m.candidate_list_none()}>{m.candidate_list_none_text()}</EmptyState>
        ) : (
          <ul>
            {partners.map((match) => (
              <MatchLine key={match.matchId} match={match} wanted={months} />
            ))}
          </ul>
        )}
      </Text>
      {helpers.length > 0 && <Helpers rows={helpers} />}
    </>
  );
}
