import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useParams } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { WorkTrail } from '../../work-queue/shared/WorkTrail.tsx';
import { AuditDesk } from './AuditDesk.tsx';

const gone = (error: unknown) => error instanceof ApiError && ['500404', '100001'].includes(error.retCode);

/** One application or change: the submitted data, the notes, and the decision. */
export function Component() {
  const { id = '' } = useParams();
  const { data, isError, error, refetch, isFetching } = useQueryOf(
    'GET /api/baseInfo/enterpriseAudit/queryDetail',
    { id },
    { quiet: true },
  );
  const back = <ButtonLink href={paths.manageAudits()}>{m.act_back()}</ButtonLink>;
  if (data)
    return (
      <>
        <WorkTrail refId={id} list={paths.manageAudits()} />
        <AuditDesk key={`${id} ${data.version}`} audit={data} />
      </>
    );
  return (
    <>
      <WorkTrail refId={id} list={paths.manageAudits()} />
      <PageTitle title={m.operator_audit_title()} />
      {!isError && (
        <Loading label={m.member_loading()}>
          <Columns of="minmax(0, 1fr) 380px" gap={24} align="start" above={16} stack="laptop">
            <Skeleton height="640px" />
            <Skeleton height="420px" />
          </Columns>
        </Loading>
      )}
      {isError && gone(error) && <EmptyState title={m.operator_audit_gone()} action={back} />}
      {isError && !gone(error) && (
        <ErrorState
          title={m.operator_audit_failed()}
          retry={{ label: m.act_retry(), onRetry: () => void refetch(), busy: isFetching }}
        >
          {m.operator_audit_failed_text()}
        </ErrorState>
      )}
    </>
  );
}
