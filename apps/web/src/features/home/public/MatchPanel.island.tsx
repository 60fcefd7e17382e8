import { lazy, Suspense } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { useOwnMatch } from '../../policy/shared/use-own-match.ts';

interface MatchPanelProps {
  /** Address of the list; a policy's address is this followed by its id. */
  list: string;
  /** Where an enterprise maintains its data. */
  profile: string;
  /** Language of titles, conditions and names, which are Chinese. */
  lang: string | undefined;
}

const shown = 3;

// Loaded on demand with its texts, so that visitors need not load them.
const OwnMatches = lazy(async () => ({ default: (await import('./OwnMatches.tsx')).OwnMatches }));

/** The policies that fit the user's enterprise best; nothing for everybody else. */
function MatchPanel(props: MatchPanelProps) {
  const match = useOwnMatch({ possible: '1', pageSize: shown });
  if (!match) return null;
  return (
    <Suspense>
      <OwnMatches {...props} match={match} shown={shown} />
    </Suspense>
  );
}

export default island('home/public/MatchPanel', MatchPanel, 'idle');
