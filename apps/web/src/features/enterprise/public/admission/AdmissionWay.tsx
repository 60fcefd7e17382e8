import type { AdmissionState, OwnAdmission } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';
import { Track } from '../../../../ui/steps/Track.tsx';

/** Index of the current step; an application that ended in another way has none. */
const places: Partial<Record<AdmissionState, number>> = { DRAFT: 0, PENDING: 1, REVIEWING: 2, PASSED: 4 };

/** The steps of an application, including those to come. */
export function AdmissionWay({ state, history }: Pick<OwnAdmission, 'state' | 'history'>) {
  // A returned application stops at the review that returned it.
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
