import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { LogEntry } from './LogEntry.tsx';

interface LogDrawerProps {
  id: string;
  onClose: () => void;
}

/** One entry of the log with its changes. */
export function LogDrawer({ id, onClose }: LogDrawerProps) {
  const { data, error, isFetching, refetch } = useQueryOf(
    'GET /api/logManage/operLog/queryDetail',
    { id },
    { quiet: true },
  );
  const isMissing = error instanceof ApiError && error.retCode === '500404';
  const retry = { label: m.act_retry(), onRetry: () => void refetch(), busy: isFetching };
  return (
    <Drawer
      open
      onClose={onClose}
      title={data ? data.eventLabel : m.console_log_detail()}
      size="large"
      closeLabel={m.act_close()}
    >
      {error && (
        <ErrorState
          title={isMissing ? m.console_log_missing() : m.member_load_failed()}
          {...(isMissing ? {} : { retry })}
        />
      )}
      {!data && !error && (
        <Loading label={m.console_log_detail()}>
          <Skeleton height="140px" />
          <Skeleton height="220px" />
        </Loading>
      )}
      {data && !error && <LogEntry entry={data} />}
    </Drawer>
  );
}
