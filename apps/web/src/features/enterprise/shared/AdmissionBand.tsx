import type { OwnAdmission } from '@portal/contract/enterprise/admission';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { lastMomentOf } from '../../identity/shared/working-days.ts';

type State = OwnAdmission['state'];

const bands: Partial<Record<State, { kind: 'info' | 'warning' | 'error'; title: () => string }>> = {
  DRAFT: { kind: 'info', title: m.profile_entry_draft },
  PENDING: { kind: 'info', title: m.profile_entry_pending },
  REVIEWING: { kind: 'info', title: m.profile_entry_pending },
  RETURNED: { kind: 'warning', title: m.profile_entry_returned },
  REJECTED: { kind: 'error', title: m.profile_entry_rejected },
};

interface AdmissionBandProps {
  state: State;
  opinion?: string | undefined;
  dueAt?: number | null | undefined;
  action?: ReactNode;
}

/** The state of the admission, until the enterprise is admitted. */
export function AdmissionBand({ state, opinion, dueAt = null, action }: AdmissionBandProps) {
  const band = bands[state];
  if (!band) return null;
  return (
    <Alert kind={band.kind} title={band.title()} action={action}>
      {opinion && (
        <p>
          <Written>{opinion}</Written>
        </p>
      )}
      {dueAt !== null && (
        <p>{m.profile_entry_due({ date: formatDate(lastMomentOf(dueAt), 'YYYY-MM-DD') })}</p>
      )}
    </Alert>
  );
}
