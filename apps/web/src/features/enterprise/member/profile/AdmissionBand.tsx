import { formatDate } from '../../../../platform/display/format.ts';
import {
  profile_entry_draft,
  profile_entry_due,
  profile_entry_pending,
  profile_entry_rejected,
  profile_entry_returned,
} from '../../../../platform/i18n/paraglide/messages.js';
import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { lastMomentOf } from '../../../identity/shared/working-days.ts';
import type { OwnProfile } from './own-profile.ts';

type EntryStatus = OwnProfile['entryStatus'];

const bands: Partial<Record<EntryStatus, { kind: 'info' | 'warning' | 'error'; title: () => string }>> = {
  DRAFT: { kind: 'info', title: profile_entry_draft },
  PENDING: { kind: 'info', title: profile_entry_pending },
  REVIEWING: { kind: 'info', title: profile_entry_pending },
  RETURNED: { kind: 'warning', title: profile_entry_returned },
  REJECTED: { kind: 'error', title: profile_entry_rejected },
};

/** How the admission stands, while the enterprise is not admitted. */
export function AdmissionBand({ entryStatus }: { entryStatus: EntryStatus }) {
  const band = bands[entryStatus];
  const { data } = useEndpoint(
    'GET /api/baseInfo/enterpriseInfo/queryDetail',
    {},
    { enabled: band !== undefined, quiet: true },
  );
  if (!band) return null;
  return (
    <Alert kind={band.kind} title={band.title()}>
      {data?.opinion && <p>{data.opinion}</p>}
      {data?.dueAt && (
        <p>{profile_entry_due({ date: formatDate(lastMomentOf(data.dueAt), 'YYYY-MM-DD') })}</p>
      )}
    </Alert>
  );
}
