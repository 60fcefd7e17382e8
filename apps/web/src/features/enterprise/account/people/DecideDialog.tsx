import { memberOperate } from '@portal/contract/enterprise/member';
import * as m from '@portal/texts/messages';
import { closing } from '../../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { ChoiceInput } from '../../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { FormFrame } from '../../../identity/shared/form/FormFrame.tsx';
import sections from '../sections/Section.module.css';
import { type InvitedRole, type Member, membersKey } from './people-keys.ts';
import { roleOptions } from './role-options.ts';

interface DecideDialogProps {
  member: Member;
  event: 'approve' | 'refuse';
  /** The roles the new member may be given. */
  roles: readonly InvitedRole[];
  onClose: () => void;
}

/** Accepts an applicant in a role, or declines with a reason. */
export function DecideDialog({ member, event, roles, onClose }: DecideDialogProps) {
  const { memberId: id, name, version } = member;
  const isLetIn = event === 'approve';
  const form = useContractForm<{ memberRole: InvitedRole; reason: string }>(memberOperate.input.shape.data, {
    defaultValues: { memberRole: 'STAFF', reason: '' },
  });
  const act = useMutationOf('POST /api/baseInfo/enterpriseMember/operate', {
    done: isLetIn ? m.profile_m_approved() : m.profile_m_refused(),
    invalidates: [membersKey],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async ({ memberRole, reason }) => {
    const data = isLetIn ? { memberRole } : { reason };
    if (await act.run({ id, event, version, data })) onClose();
  });
  const close = closing(form.formState.isDirty, onClose);
  return (
    <Dialog
      open
      onClose={() => void close()}
      size="small"
      title={isLetIn ? m.profile_m_approve_title({ name }) : m.profile_m_refuse_title({ name })}
      closeLabel={m.act_close()}
    >
      <FormFrame form={form} takesFocus onSubmit={send}>
        {isLetIn ? (
          <ChoiceInput name="memberRole" options={roleOptions(roles)} layout="column" required />
        ) : (
          <TextAreaInput name="reason" label={m.profile_m_refuse_reason()} required rows={3} />
        )}
        <Row wrap gap={8} align="center" justify="end" padTop={16} lineAbove="thin" className={sections.foot}>
          <Button onClick={() => void close()}>{m.act_cancel()}</Button>
          <Button type="submit" variant={isLetIn ? 'main' : 'dangerMain'} busy={form.formState.isSubmitting}>
            {isLetIn ? m.profile_m_approve() : m.profile_m_refuse()}
          </Button>
        </Row>
      </FormFrame>
    </Dialog>
  );
}
