import type { CaseRow } from '@portal/contract/case';
import * as m from '@portal/texts/messages';
import { Track } from '../../../ui/steps/Track.tsx';

type CaseTrackProps = Pick<CaseRow, 'statusKind'> & { way: NonNullable<CaseRow['way']> };

/** How far a case has come; amber where it is the user's turn. */
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
