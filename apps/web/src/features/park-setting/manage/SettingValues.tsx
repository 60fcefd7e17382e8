import type { ParkSetting } from '@portal/contract/park-setting/manage';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';

/** The values of a setting; of a secret only its last four signs. */
export function SettingValues({ values }: { values: ParkSetting['inForce'] }) {
  return (
    <Facts
      facts={values.map(({ label, value }) => ({
        name: label,
        value: value === '' ? '—' : <Written>{value.length > 60 ? `${value.slice(0, 60)}…` : value}</Written>,
      }))}
    />
  );
}
