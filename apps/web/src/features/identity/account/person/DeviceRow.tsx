import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../../platform/account/toasts.ts';
import { relativeTime } from '../../../../platform/display/relative-time.ts';
import { currentLocale } from '../../../../platform/i18n/language.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { monitorIcon, smartphoneIcon } from '../../../../ui/icon/shapes.ts';
import { Row } from '../../../../ui/rows/Rows.tsx';
import { Tag } from '../../../../ui/tag/Tag.tsx';

type Device = EndpointMap['GET /api/userManage/session/queryList']['output'][number];

interface DeviceRowProps {
  device: Device;
  /** When the list was loaded. */
  now: number;
  busy: boolean;
  onKick: () => void;
}

const handhelds = /Android|iPhone|iPad|HarmonyOS/;

export function DeviceRow({ device, now, busy, onKick }: DeviceRowProps) {
  const name = device.deviceName || m.field_unknown_device();
  const seen = m.person_device_seen({ time: relativeTime(device.lastSeenAt, now, currentLocale()) });
  const kick = async () => {
    const text = m.person_kick_text({ device: name });
    const isSure = await confirm({ title: m.person_kick_title(), text, ok: m.person_kick(), danger: true });
    if (isSure) onKick();
  };
  return (
    <Row
      sign={handhelds.test(name) ? smartphoneIcon : monitorIcon}
      title={
        <>
          {name} {device.isCurrent && <Tag tone="leaf">{m.person_device_this()}</Tag>}
        </>
      }
      note={[seen, device.ip].filter(Boolean).join(' · ')}
    >
      {!device.isCurrent && (
        <Button
          size="small"
          variant="danger"
          busy={busy}
          aria-label={m.person_kick_named({ device: name })}
          onClick={() => void kick()}
        >
          {m.person_kick()}
        </Button>
      )}
    </Row>
  );
}
