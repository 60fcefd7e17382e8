import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { NotReady } from '../../public/admission/NotReady.tsx';
import { AdmissionBand } from '../../shared/AdmissionBand.tsx';
import { useChoices } from './use-choices.ts';

const EntryEditor = lazy(async () => ({
  default: (await import('../../public/admission/EntryEditor.tsx')).EntryEditor,
}));

const explainedByPage = '500011';

/** The state of the admission until the enterprise is admitted; also the form, if it is the applicant's turn. */
export function Admission() {
  const { data, error, isPending } = useQueryOf(
    'GET /api/baseInfo/enterpriseInfo/queryDetail',
    {},
    { quiet: true },
  );
  const choices = useChoices(data?.application.industryTagIds ?? []);
  const loading = (
    <Loading label={m.profile_loading()}>
      <Skeleton height="320px" />
    </Loading>
  );
  if (isPending || choices.isPending) return loading;
  const isBlank = error instanceof ApiError && error.retCode === explainedByPage;
  const isTheirTurn = data?.actions.some((action) => action === 'save' || action === 'reapply') ?? isBlank;
  return (
    <>
      {/* The reason for a return is shown above the form. */}
      {data && data.state !== 'RETURNED' && (
        <AdmissionBand state={data.state} opinion={data.opinion} dueAt={data.dueAt} />
      )}
      {isTheirTurn && <NotReady choices={choices} />}
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
