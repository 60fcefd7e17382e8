import type { AdmissionState, OwnAdmission } from '@portal/contract/enterprise-admission';
import * as m from '@portal/texts/messages';
import { Track } from '../../../../ui/steps/Track.tsx';

/** At which of the stops it is; one that has ended otherwise is on no way. */
const places: Partial<Record<AdmissionState, number>> = { DRAFT: 0, PENDING: 1, REVIEWING: 2, PASSED: 4 };

/** The steps of an application, those to come too. */
export function AdmissionWay({ state, history }: Pick<OwnAdmission, 'state' | 'history'>) {
  // It stops at the review that has sent it back.
  const returnedAt = history.findLast(({ event }) => event === 'return')?.step ?? 1;
  const now = state === 'RETURNED' ? returnedAt : places[state];
  if (now === undefined) return null;
  const stops = [
    m.identity_event_submit(),
    m.identity_step_first(),
    m.identity_step_final(),
    m.identity_step_admitted(),
  ];
  return (
    <Track
      label={m.identity_way()}
      stops={stops.map((text, at) => ({
        text,
        state: at < now ? 'done' : at > now ? 'next' : state === 'RETURNED' ? 'waiting' : 'now',
      }))}
    />
  );
}
