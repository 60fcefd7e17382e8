import { lazy, Suspense } from 'react';
import { paths } from '../../../../paths.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import {
  profile_entry_draft,
  profile_entry_due,
  profile_entry_pending,
  profile_entry_rejected,
  profile_entry_returned,
  profile_loading,
} from '../../../../platform/i18n/paraglide/messages.js';
import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { lastMomentOf } from '../../../identity/shared/working-days.ts';
import type { OwnProfile } from './own-profile.ts';
import { useChoices } from './use-choices.ts';

const EntryEditor = lazy(async () => ({
  default: (await import('../../../identity/public/admission/EntryEditor.tsx')).EntryEditor,
}));

type EntryStatus = OwnProfile['entryStatus'];

const bands: Partial<Record<EntryStatus, { kind: 'info' | 'warning' | 'error'; title: () => string }>> = {
  DRAFT: { kind: 'info', title: profile_entry_draft },
  PENDING: { kind: 'info', title: profile_entry_pending },
  REVIEWING: { kind: 'info', title: profile_entry_pending },
  RETURNED: { kind: 'warning', title: profile_entry_returned },
  REJECTED: { kind: 'error', title: profile_entry_rejected },
};

const explainedByPage = '500011';

/** How the admission stands, while the enterprise is not admitted, and the form where it is the applicant's turn. */
export function Admission() {
  const { data, error, isPending } = useEndpoint(
    'GET /api/baseInfo/enterpriseInfo/queryDetail',
    {},
    { quiet: true },
  );
  const choices = useChoices(data?.application.industryTagIds ?? []);
  const loading = (
    <Loading label={profile_loading()}>
      <Skeleton height="320px" />
    </Loading>
  );
  if (isPending || choices.regions.length === 0) return loading;
  const isBlank = error instanceof ApiError && error.retCode === explainedByPage;
  const isTheirTurn = data?.actions.some((action) => action === 'save' || action === 'reapply') ?? isBlank;
  const band = data && bands[data.state];
  return (
    <>
      {band && data.state !== 'RETURNED' && (
        <Alert kind={band.kind} title={band.title()}>
          {data.opinion && <p>{data.opinion}</p>}
          {data.dueAt !== null && (
            <p>{profile_entry_due({ date: formatDate(lastMomentOf(data.dueAt), 'YYYY-MM-DD') })}</p>
          )}
        </Alert>
      )}
      {isTheirTurn && (
        <Suspense fallback={loading}>
          <EntryEditor
            admission={data}
            ticket={{}}
            choices={choices}
            help={{ hotline: '', hours: '' }}
            doneHref={paths.enterprisePreserve()}
          />
        </Suspense>
      )}
    </>
  );
}
