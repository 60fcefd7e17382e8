import type { EndpointMap } from '@portal/contract/endpoint-map';
import { isPartner } from '@portal/contract/match-terms';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { MatchLine } from '../shared/MatchLine.tsx';
import { Helpers } from './Helpers.tsx';
import styles from './MatchPage.module.css';

type Matches = EndpointMap['GET /api/matchManage/match/queryList']['output'];

/** Who suits the project, and which services, tutors and policies help to bring it about; scored in the same six parts. */
export function Candidates({ matches: { rows, months, computedAt } }: { matches: Matches }) {
  const partners = rows.filter(isPartner);
  const helpers = rows.filter((row) => !isPartner(row));
  const computed =
    computedAt === null ? '' : m.match_computed({ time: formatDate(computedAt, 'MM-DD HH:mm') });
  return (
    <>
      <section className={styles.block} aria-labelledby="candidates">
        <BlockHead
          id="candidates"
          title={m.match_candidates_count({ count: partners.length })}
          note={[m.match_candidates_note(), computed].filter(Boolean).join(' ')}
        />
        {partners.length === 0 ? (
          <EmptyState title={m.match_candidates_none()}>{m.match_candidates_none_text()}</EmptyState>
        ) : (
          <ul>
            {partners.map((match) => (
              <MatchLine key={match.matchId} match={match} wanted={months} />
            ))}
          </ul>
        )}
      </section>
      {helpers.length > 0 && <Helpers rows={helpers} />}
    </>
  );
}
