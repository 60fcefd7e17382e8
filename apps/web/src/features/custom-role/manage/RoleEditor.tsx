import { paths } from '@portal/contract/paths';
import {
  type CustomRole,
  customRolePropose,
  type customRoleQueryMatrix,
} from '@portal/contract/rights/custom-role';
import type { Right } from '@portal/contract/rights/subjects';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { useLeaveGuard } from '../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ChangeWords } from './ChangeWords.tsx';
import { CopyPreset } from './CopyPreset.tsx';
import styles from './CustomRole.module.css';
import { RightsInput } from './RightsInput.tsx';
import { RoleEyes } from './RoleEyes.tsx';
import { RoleHead } from './RoleHead.tsx';
import { RoleHolders } from './RoleHolders.tsx';
import { changesOf } from './role-changes.ts';
import { type RoleForm, shownContent } from './role-form.ts';
import { roleQueryKeys } from './role-query-keys.ts';
import { ScopeFields } from './ScopeFields.tsx';
import { SectionHead } from './SectionHead.tsx';
import { TwoPeople } from './TwoPeople.tsx';
import { useChangeActs } from './use-change-acts.tsx';

interface RoleEditorProps {
  /** Null for a new role. */
  present: CustomRole | null;
  matrix: z.output<typeof customRoleQueryMatrix.output>;
  /** What a new role begins with. */
  rights?: readonly Right[];
}

/** A role of the park's own: what it may do and where, through the eyes of its holders, and who they are. */
export function RoleEditor({ present: role, matrix, rights = [] }: RoleEditorProps) {
  const navigate = useNavigate();
  const canEdit = role === null || role.canPropose;
  const form = useContractForm<RoleForm>(customRolePropose.input, {
    defaultValues: { data: shownContent(role, rights), reason: '' },
  });
  const data = useWatch({ control: form.control, name: 'data' });
  const inForce = role?.data ?? null;
  const changes = changesOf(inForce, data);
  const isChanged = changes.count > 0;
  const propose = useMutationOf('POST /api/userManage/customRole/propose', {
    once: true,
    done: m.custom_role_sent(),
    invalidates: roleQueryKeys,
    setError: form.setError,
  });
  const send = form.handleSubmit(async (values) => {
    const given = role ? { id: role.id, version: role.version } : {};
    const entered = await propose.run({ ...given, ...values });
    if (!entered) return;
    form.reset(values);
    if (!role) void navigate(paths.manageCustomRoles({ role: entered.id }), { replace: true });
  });
  useLeaveGuard(canEdit && form.formState.isDirty);
  const { acts, dialog } = useChangeActs(role);
  const submit = {
    key: 'submit',
    text: m.custom_role_send(),
    busy: propose.busy,
    onPress: () => void send(),
  };
  return (
    <FormScope form={form} disabled={!canEdit}>
      <Stack gap={32}>
        <RoleHead role={role} changes={role?.change ? changes.count : 0} />
        {canEdit && (
          <div className={styles.names}>
            <TextInput name="data.name" />
            <TextInput name="data.nameEn" />
            <TextInput name="data.note" />
            {!role && <CopyPreset presets={matrix.presets} />}
          </div>
        )}
        <div className={styles.desk}>
          <Stack as="section" aria-labelledby="role-rights" fluid>
            <SectionHead id="role-rights" title={m.custom_role_rights()} note={m.custom_role_rights_note()} />
            <RightsInput lines={matrix.lines} inForce={inForce?.rights ?? []} />
            <Text above={12} tone="quiet" size="note">
              {m.custom_role_divided_note()}
            </Text>
          </Stack>
          <ScopeFields matrix={matrix} />
        </div>
        <RoleEyes name={data.name} data={data} inForce={isChanged ? inForce : null} />
        <div className={styles.desk}>
          {role ? <RoleHolders role={role} /> : <div />}
          <TwoPeople of={role}>{canEdit && isChanged && <TextAreaInput name="reason" rows={3} />}</TwoPeople>
        </div>
      </Stack>
      <PageActs
        acts={canEdit && isChanged ? [submit] : acts}
        note={isChanged && <ChangeWords changes={changes} holders={role?.holders ?? 0} />}
      />
      {dialog}
    </FormScope>
  );
}
