import {
  person_devices,
  person_devices_note,
  person_failed,
  person_failed_text,
  person_kicked,
  person_loading,
  person_retry,
} from '../../../../platform/i18n/paraglide/messages.js';
import { useAct } from '../../../../platform/member/use-act.ts';
import { useEndpoint } from '../../../../platform/member/use-endpoint.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Loading, SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import styles from './PersonRows.module.css';

const list = 'GET /api/userManage/session/queryList';

/** Where the account is logged in; others than this one can be ended. */
export function DeviceList() {
  const { data, isError, refetch, dataUpdatedAt } = useEndpoint(list, {});
  const kick = useAct('POST /api/userManage/session/kick', { done: person_kicked(), invalidates: [list] });
  return (
    <Panel title={person_devices()} end={data && person_devices_note({ count: data.length })}>
      {isError && (
        <ErrorState
          frame="plain"
          title={person_failed()}
          retry={{ label: person_retry(), onRetry: () => void refetch() }}
        >
          {person_failed_text()}
        </ErrorState>
      )}
      {!data && !isError && (
        <Loading label={person_loading()}>
          <SkeletonLines lines={4} />
        </Loading>
      )}
      {data && (
        <ul className={styles.rows}>
          {data.map((device) => (
            <DeviceRow
              key={device.sessionId}
              device={device}
              now={dataUpdatedAt}
              busy={kick.busy}
              onKick={() => void kick.run({ sessionId: device.sessionId })}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
