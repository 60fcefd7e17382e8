import type { Right } from '@portal/contract/rights/subjects';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Select } from '../../../ui/select/Select.tsx';
import type { RoleForm } from './role-form.ts';

interface CopyPresetProps {
  presets: readonly { role: string; name: string; rights: Right[] }[];
}

/** Fills in the rights of a ready-made role to begin with, or none. */
export function CopyPreset({ presets }: CopyPresetProps) {
  const [chosen, setChosen] = useState('');
  const { setValue } = useFormContext<RoleForm>();
  const begin = (role: string) => {
    setChosen(role);
    const rights = presets.find((preset) => preset.role === role)?.rights ?? [];
    setValue('data.rights', rights, { shouldDirty: true });
  };
  return (
    <Select
      label={m.custom_role_copy()}
      value={chosen}
      onChange={begin}
      placeholder={m.custom_role_copy_none()}
      options={presets.map(({ role, name }) => ({ value: role, text: name }))}
    />
  );
}
