import type { ParkSetting } from '@portal/contract/park-setting/manage';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

type Value = ParkSetting['inForce'][number];

const maxSigns = 60;
const shortened = (text: string) => (text.length > maxSigns ? `${text.slice(0, maxSigns)}…` : text);

/** The values of a setting; of a secret only its last four signs. */
export function SettingValues({ values }: { values: readonly Value[] }) {
  return <Facts facts={values.map((value) => ({ name: value.label, value: <SettingValue {...value} /> }))} />;
}

function SettingValue({ value, kind, label, before }: Value) {
  if (value === '') return before === null ? '—' : <Before value={before} />;
  if (kind === 'picture') return <img src={imageUrl(value, 0, 160)} alt={label} width={48} height={48} />;
  return (
    <>
      <Written>{shortened(value)}</Written>
      {before !== null && <Before value={before} />}
    </>
  );
}

/** What a change replaces. */
const Before = ({ value }: { value: string }) => (
  <Text as="small" block tone="quiet" size={13}>
    {m.park_setting_changed_from({ value: value === '' ? m.park_setting_unset() : shortened(value) })}
  </Text>
);
