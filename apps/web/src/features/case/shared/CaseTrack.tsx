import type { CaseRow } from '@portal/contract/case/public';
import * as m from '@portal/texts/messages';
import { Track } from '../../../ui/steps/Track.tsx';

type CaseTrackProps = Pick<CaseRow, 'statusKind'> & { way: NonNullable<CaseRow['way']> };

/** Progress of a case; amber when it is the user's turn. */
export function CaseTrack({ way: { stops, now }, statusKind }: CaseTrackProps) {
  const present = statusKind === 'TODO' ? 'waiting' : 'now';
  return (
    <Track
      label={m.case_way()}
      stops={stops.map((stop, nth) => ({
        text: stop,
        state: nth < now ? 'done' : nth === now ? present : 'next',
      }))}
    />
  );
}
