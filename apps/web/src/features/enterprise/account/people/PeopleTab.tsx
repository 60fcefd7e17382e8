import * as m from '@portal/texts/messages';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { Askers } from './Askers.tsx';
import { MemberList } from './MemberList.tsx';
import { useAskers } from './use-askers.ts';

/** Members of the enterprise, and requests to join. */
export function PeopleTab() {
  const { data, isError, refetch, isFetching } = useAskers();
  if (isError)
    return (
      <ErrorState
        title={m.profile_failed()}
        retry={{ label: m.act_retry(), onRetry: () => void refetch(), busy: isFetching }}
      >
        {m.profile_failed_text()}
      </ErrorState>
    );
  if (!data)
    return (
      <Loading label={m.profile_loading()}>
        <Skeleton height="320px" />
      </Loading>
    );
  const { rows, total, givableRoles: roles, actions } = data;
  return (
    <Stack gap={20}>
      <Askers members={rows} total={total} roles={roles} />
      <MemberList roles={roles} mayExport={actions.includes('invite')} />
    </Stack>
  );
}
