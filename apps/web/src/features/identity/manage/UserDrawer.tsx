import { Written } from '../../../platform/display/Written.tsx';
import {
  operator_close,
  operator_loading,
  operator_retry,
  operator_user_account,
  operator_user_failed,
} from '../../../platform/i18n/paraglide/messages.js';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import styles from './User.module.css';
import { UserActions } from './UserActions.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserLogins } from './UserLogins.tsx';
import { UserRoles } from './UserRoles.tsx';

/** One account beside the list: who, where logged in, and what may be done. */
export function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch, isFetching } = useEndpoint(
    'GET /api/userManage/user/queryDetail',
    { id },
    { quiet: true },
  );
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={
        data ? (
          <>
            <Written>{data.name}</Written> · {data.loginName}
          </>
        ) : (
          operator_user_account()
        )
      }
      closeLabel={operator_close()}
      actions={data && data.actions.length > 0 ? <UserActions user={data} /> : undefined}
    >
      {!data && !isError && (
        <Loading label={operator_loading()}>
          <SkeletonLines lines={12} />
        </Loading>
      )}
      {isError && (
        <ErrorState
          frame="plain"
          title={operator_user_failed()}
          retry={{ label: operator_retry(), onRetry: () => void refetch(), busy: isFetching }}
        />
      )}
      {data && (
        <div className={styles.sections}>
          <UserFacts user={data} />
          {data.userType === '900' && <UserRoles user={data} />}
          <UserLogins user={data} />
        </div>
      )}
    </Drawer>
  );
}
