import { type ParkSetting, settingContent } from '@portal/contract/park-setting/manage';
import { type SettingFieldKind, settingFields } from '@portal/contract/park-setting/terms';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { settingQueryKeys } from './setting-words.ts';

type Values = Record<string, string>;

const longFields: readonly string[] = ['privateKey', 'publicKey'];

interface SettingDrawerProps {
  setting: ParkSetting;
  onClose: () => void;
}

/** New values of a setting; what is secret is never filled in. */
export function SettingDrawer({ setting, onClose }: SettingDrawerProps) {
  const { group, label, inForce } = setting;
  const fields: Readonly<Record<string, SettingFieldKind>> = settingFields[group];
  const names = Object.entries(fields);
  const valueIn = (name: string) =>
    inForce.find((one) => one.name === name && one.kind !== 'secret')?.value ?? '';
  const form = useContractForm<Values>(settingContent[group], {
    defaultValues: Object.fromEntries(names.map(([name]) => [name, valueIn(name)])),
  });
  const propose = useMutationOf('POST /api/settingManage/parkSetting/propose', {
    done: m.park_setting_submitted(),
    invalidates: settingQueryKeys,
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={label}
      size="medium"
      form={form}
      busy={propose.busy}
      saveText={m.park_setting_submit()}
      save={(data) => propose.run({ group, data })}
      onClose={onClose}
    >
      <Stack gap={16}>
        {names.map(([name, kind]) => {
          if (kind === 'picture')
            return (
              <PictureInput
                key={name}
                name={name}
                label={m.park_setting_icon()}
                hint={m.park_setting_icon_hint()}
                purpose="PARK_MARK"
                present={valueIn(name) === '' ? null : { fileId: valueIn(name), name: label }}
              />
            );
          const hint = kind === 'secret' && inForce.length > 0 ? m.park_setting_secret_hint() : undefined;
          return longFields.includes(name) ? (
            <TextAreaInput key={name} name={name} rows={4} hint={hint} />
          ) : (
            <TextInput key={name} name={name} autoComplete="off" hint={hint} />
          );
        })}
      </Stack>
    </FormDrawer>
  );
}
