import { customRoleGrant } from '@portal/contract/rights/custom-role';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { SearchedInput } from '../../../platform/form/SearchedInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { useSettled } from '../../../platform/form/use-settled.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { roleQueryKeys } from './role-query-keys.ts';

interface GrantForm {
  id: string;
  data: { userId: string; from: string; until: string | null };
  reason: string;
}

interface GiveDialogProps {
  roleId: string;
  onClose: () => void;
}

/** Requests a role for an operator, which another administrator has to grant. */
export function GiveDialog({ roleId, onClose }: GiveDialogProps) {
  const [keyword, setKeyword] = useState('');
  const [today] = useState(() => formatDate(Date.now(), 'YYYY-MM-DD'));
  const operators = useQueryOf(
    'GET /api/userManage/user/queryList',
    { accountType: '900', status: 'NORMAL', keyword: useSettled(keyword, 300) || undefined, pageSize: 20 },
    { quiet: true, keepPrevious: true },
  );
  const form = useContractForm<GrantForm>(customRoleGrant.input, {
    defaultValues: {
      id: roleId,
      data: { userId: '', from: today, until: null },
      reason: '',
    },
  });
  const grant = useMutationOf('POST /api/userManage/customRole/grant', {
    once: true,
    done: m.operator_user_role_asked(),
    invalidates: roleQueryKeys,
    setError: form.setError,
  });
  return (
    <FormDialog
      title={m.custom_role_give()}
      size="small"
      form={form}
      save={(input) => grant.run(input)}
      busy={grant.busy}
      onClose={onClose}
    >
      <Stack gap={16}>
        <SearchedInput
          name="data.userId"
          options={(operators.data?.rows ?? []).map(({ userId, name, loginName }) => ({
            value: userId,
            text: `${name} (${loginName})`,
          }))}
          onSearch={setKeyword}
        />
        <DateInput name="data.from" />
        <DateInput name="data.until" orNull hint={m.custom_role_no_end()} />
        <TextAreaInput name="reason" rows={3} />
      </Stack>
    </FormDialog>
  );
}
