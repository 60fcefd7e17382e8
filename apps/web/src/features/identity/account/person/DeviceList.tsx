import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Rows } from '../../../../ui/rows/Rows.tsx';
import { Loading, SkeletonLines } from '../../../../ui/skeleton/Skeleton.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { DeviceRow } from './DeviceRow.tsx';

const list = 'GET /api/userManage/session/queryList';

/** The sessions of the account; all but the current one can be ended. */
export function DeviceList() {
  const { data, isError, refetch, dataUpdatedAt } = useQueryOf(list, {});
  const kick = useMutationOf('POST /api/userManage/session/kick', {
    done: m.person_kicked(),
    invalidates: [list],
  });
  return (
    <Panel title={m.person_devices()} end={data && m.person_devices_note({ count: data.length })}>
      {isError && (
        <ErrorState
          frame="plain"
          title={m.person_failed()}
          retry={{ label: m.act_retry(), onRetry: () => void refetch() }}
        >
          {m.person_failed_text()}
        </ErrorState>
      )}
      {!data && !isError && (
        <Loading label={m.person_loading()}>
          <SkeletonLines lines={4} />
        </Loading>
      )}
      {data && (
        <Rows>
          {data.map((device) => (
            <DeviceRow
              key={device.sessionId}
              device={device}
              now={dataUpdatedAt}
              busy={kick.busy}
              onKick={() => void kick.run({ sessionId: device.sessionId })}
            />
          ))}
        </Rows>
      )}
    </Panel>
  );
}
