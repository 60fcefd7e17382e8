import { Written } from '../../../../platform/display/Written.tsx';
import {
  operator_appeal_one,
  operator_close,
  operator_loading,
  operator_retry,
  operator_user_failed,
} from '../../../../platform/i18n/paraglide/messages.js';
import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { Loading, SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { AppealActions } from './AppealActions.tsx';
import { AppealFacts } from './AppealFacts.tsx';

/** One appeal beside the list: what helps to tell whose account it is, and the decision. */
export function AppealDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch, isFetching } = useEndpoint(
    'GET /api/userManage/phoneAppeal/queryDetail',
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
            <Written>{data.userName}</Written> · {data.loginName}
          </>
        ) : (
          operator_appeal_one()
        )
      }
      closeLabel={operator_close()}
      actions={data && data.actions.length > 0 ? <AppealActions appeal={data} /> : undefined}
    >
      {!data && !isError && (
        <Loading label={operator_loading()}>
          <SkeletonLines lines={10} />
        </Loading>
      )}
      {isError && (
        <ErrorState
          frame="plain"
          title={operator_user_failed()}
          retry={{ label: operator_retry(), onRetry: () => void refetch(), busy: isFetching }}
        />
      )}
      {data && <AppealFacts appeal={data} />}
    </Drawer>
  );
}
