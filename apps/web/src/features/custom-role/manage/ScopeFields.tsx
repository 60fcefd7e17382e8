import { type customRoleQueryMatrix, scopeKindLabels } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { optionsOf } from '../../../platform/display/codes-of.ts';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { useInput } from '../../../platform/form/use-input.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import styles from './CustomRole.module.css';
import { PlacesInput } from './PlacesInput.tsx';
import type { RoleForm } from './role-form.ts';
import { SectionHead } from './SectionHead.tsx';

type Matrix = z.output<typeof customRoleQueryMatrix.output>;

/** Where a role holds, with the number of units, and whether it hides numbers. */
export function ScopeFields({ matrix }: { matrix: Matrix }) {
  const { setValue } = useFormContext<RoleForm>();
  const { onChange, ...scope } = useInput<RoleForm['data']['scope']>('data.scope');
  const chosen = useWatch<RoleForm, 'data.places'>({ name: 'data.places' });
  const isPlaced = scope.value === 'BUILDINGS' || scope.value === 'DISTRICTS';
  const places = scope.value === 'BUILDINGS' ? matrix.buildings : matrix.districts;
  const inPlaces = places.filter(({ id }) => chosen.includes(id)).reduce((sum, { units }) => sum + units, 0);
  const units = scope.value === 'ALL' ? matrix.units : inPlaces;
  return (
    <Stack as="section" gap={12} aria-labelledby="role-scope">
      <SectionHead
        id="role-scope"
        title={m.custom_role_scope()}
        note={scope.value !== 'OWN' && m.custom_role_units({ count: units, all: matrix.units })}
      />
      <RadioGroup
        {...scope}
        label={m.custom_role_scope()}
        hiddenLabel
        options={optionsOf(scopeKindLabels)}
        onChange={(kind) => {
          onChange(kind as RoleForm['data']['scope']);
          setValue('data.places', [], { shouldDirty: true });
        }}
      />
      {isPlaced && <PlacesInput places={places} />}
      {scope.value === 'OWN' && (
        <Text tone="quiet" size="note">
          {m.custom_role_scope_own_note()}
        </Text>
      )}
      {isPlaced && (
        <Facts
          columns={1}
          facts={[
            {
              name: m.custom_role_new_buildings(),
              value: scope.value === 'BUILDINGS' ? m.custom_role_not_included() : m.custom_role_included(),
            },
            { name: m.custom_role_cross(), value: m.custom_role_cross_note() },
          ]}
        />
      )}
      <div className={styles.masked}>
        <SwitchInput name="data.masked">{m.custom_role_masked()}</SwitchInput>
      </div>
    </Stack>
  );
}
