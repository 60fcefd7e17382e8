import type { ParkSetting } from '@portal/contract/park-setting/manage';
import * as m from '@portal/texts/messages';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TestSetting } from '../shared/TestSetting.tsx';
import { SettingValues } from './SettingValues.tsx';
import { standingOf } from './setting-words.ts';
import { useSettingActs } from './use-setting-acts.tsx';

const SettingDrawer = lazy(async () => ({ default: (await import('./SettingDrawer.tsx')).SettingDrawer }));

/** A setting: what is in force and from where, the change that waits, and what the reader may do. */
export function SettingPanel({ setting }: { setting: ParkSetting }) {
  const [isEditing, setIsEditing] = useState(false);
  const acts = useSettingActs(setting);
  const { label, inForce, since, change, canPropose, canTest, undelivered } = setting;
  const { kind, text } = standingOf(setting);
  const hasValues = inForce.length > 0 || change !== null;
  return (
    <Panel title={label} end={since !== null && m.park_setting_since({ time: formatDate(since) })}>
      <Stack gap={12}>
        <Status kind={kind}>{text}</Status>
        {undelivered && (
          <Alert kind="warning">
            {m.reach_undelivered({
              count: undelivered.count,
              time: formatDate(undelivered.lastAt),
              answer: undelivered.answer,
            })}
          </Alert>
        )}
        {inForce.length > 0 && <SettingValues values={inForce} />}
        {change && (
          <Text as="div" frame="thin" round="control" pad={16} ground="amber">
            {change.isOff ? m.park_setting_off_change() : <SettingValues values={change.values} />}
          </Text>
        )}
        <Row wrap gap={8}>
          {canPropose && (
            <Button variant={hasValues ? undefined : 'main'} onClick={() => setIsEditing(true)}>
              {hasValues ? m.park_setting_edit() : m.park_setting_enter()}
            </Button>
          )}
          {acts.map(({ key, text: name, busy, onPress }) => (
            <Button
              key={key}
              variant={key === 'approve' ? 'main' : key === 'off' ? 'danger' : undefined}
              busy={busy}
              onClick={onPress}
            >
              {name}
            </Button>
          ))}
        </Row>
        {canTest && hasValues && !change?.isOff && <TestSetting setting={setting} />}
      </Stack>
      {isEditing && (
        <Suspense>
          <SettingDrawer setting={setting} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
