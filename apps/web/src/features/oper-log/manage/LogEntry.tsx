import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatFullDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { actingRoleName } from './acting-role.ts';
import { LogChanges } from './LogChanges.tsx';
import { LogEntity, LogUser } from './log-columns.tsx';

type Entry = EndpointMap['GET /api/logManage/operLog/queryDetail']['output'];

const zh = langOfContent('zh');

/** Who, when, what, and each changed value. */
export function LogEntry({ entry }: { entry: Entry }) {
  const { at, entity, entityId, reason, ip, userAgent, changes } = entry;
  return (
    <Stack gap={16}>
      <Facts
        columns={2}
        facts={[
          { name: m.field_time(), value: formatFullDate(at) },
          { name: m.console_log_user(), value: <LogUser user={entry.user} /> },
          { name: m.console_log_role(), value: actingRoleName(entry) },
          { name: m.console_log_ip(), value: ip || '—' },
          { name: m.console_log_entity(), value: <LogEntity {...entry} /> },
          {
            name: m.console_log_entity_id(),
            value: entityId || '—',
            ...(entityId
              ? { note: <Link href={paths.manageLog({ entity, entityId })}>{m.console_log_same()}</Link> }
              : {}),
          },
          ...(reason ? [{ name: m.field_reason(), value: <span lang={zh}>{reason}</span>, wide: true }] : []),
          { name: m.console_log_agent(), value: userAgent || '—', wide: true },
        ]}
      />
      <Text as="h3" padTop={12} lineAbove="thin" size={15} weight={600}>
        {m.console_log_changes()}
      </Text>
      {changes.length === 0 ? <p>{m.console_log_no_changes()}</p> : <LogChanges changes={changes} />}
    </Stack>
  );
}
