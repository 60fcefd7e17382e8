import {
  profile_failed,
  profile_failed_text,
  profile_loading,
  profile_retry,
} from '../../../../platform/i18n/paraglide/messages.js';
import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { Loading, Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { Askers } from './Askers.tsx';
import { InviteList } from './InviteList.tsx';
import { MemberTable } from './MemberTable.tsx';
import styles from './People.module.css';
import { membersKey } from './people-keys.ts';

/** Who acts for the enterprise, who asks to and who is invited. */
export function PeopleTab() {
  const { data, isError, refetch, isFetching } = useEndpoint(membersKey, {});
  if (isError)
    return (
      <ErrorState
        title={profile_failed()}
        retry={{ label: profile_retry(), onRetry: () => void refetch(), busy: isFetching }}
      >
        {profile_failed_text()}
      </ErrorState>
    );
  if (!data)
    return (
      <Loading label={profile_loading()}>
        <Skeleton height="320px" />
      </Loading>
    );
  const roles = data.rows[0]?.givableRoles ?? [];
  return (
    <div className={styles.people}>
      <Askers members={data.rows.filter(({ status }) => status === 'APPLIED')} />
      <MemberTable members={data.rows.filter(({ status }) => status === 'ACTIVE')} />
      {data.actions.includes('invite') && <InviteList roles={roles} />}
    </div>
  );
}
