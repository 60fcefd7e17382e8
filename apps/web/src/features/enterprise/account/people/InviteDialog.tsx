import { endText } from '@portal/contract/deadline';
import { inviteSave } from '@portal/contract/invite/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useEffect, useRef, useState } from 'react';
import { CopyLink } from '../../../../platform/account/CopyLink.tsx';
import { closing } from '../../../../platform/account/use-leave-guard.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { ChoiceInput } from '../../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { TextField } from '../../../../ui/text-field/TextField.tsx';
import { FormFrame } from '../../../identity/shared/form/FormFrame.tsx';
import sections from '../sections/Section.module.css';
import styles from './People.module.css';
import { type Invite, type InvitedRole, invitesKey } from './people-keys.ts';
import { roleOptions } from './role-options.ts';

interface InviteDialogProps {
  roles: readonly InvitedRole[];
  onClose: () => void;
}

/** Invites the holder of a phone number, then shows the link to pass on. */
export function InviteDialog({ roles, onClose }: InviteDialogProps) {
  const [sent, setSent] = useState<Invite>();
  const [isDirty, setDirty] = useState(false);
  const close = closing(isDirty && !sent, onClose);
  return (
    <Dialog open onClose={() => void close()} title={m.profile_i_dialog()} closeLabel={m.act_close()}>
      {sent ? (
        <SentLink invite={sent} onClose={onClose} />
      ) : (
        <InviteForm roles={roles} onClose={() => void close()} onDirty={setDirty} onSent={setSent} />
      )}
    </Dialog>
  );
}

interface InviteFormProps extends InviteDialogProps {
  onDirty: (isDirty: boolean) => void;
  onSent: (invite: Invite) => void;
}

function InviteForm({ roles, onClose, onDirty, onSent }: InviteFormProps) {
  const form = useContractForm<{ phoneNumber: string; memberRole: InvitedRole }>(inviteSave.input, {
    defaultValues: { phoneNumber: '', memberRole: 'STAFF' },
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const invite = useMutationOf('POST /api/communityManage/invite/save', {
    once: true,
    done: m.profile_i_sent(),
    invalidates: [invitesKey],
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(async (values) => {
    const sent = await invite.run(values);
    if (sent) onSent(sent);
  });
  return (
    <FormFrame form={form} takesFocus onSubmit={send}>
      <TextInput
        name="phoneNumber"
        label={m.field_phone()}
        hint={m.profile_i_phone_hint()}
        inputMode="tel"
        maxLength={11}
      />
      <ChoiceInput name="memberRole" options={roleOptions(roles)} layout="column" />
      <Row wrap gap={8} align="center" justify="end" padTop={16} lineAbove="thin" className={sections.foot}>
        <Button onClick={onClose}>{m.act_cancel()}</Button>
        <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
          {m.profile_i_send()}
        </Button>
      </Row>
    </FormFrame>
  );
}

function SentLink({ invite, onClose }: { invite: Invite; onClose: () => void }) {
  const link = new URL(paths.invite(invite.inviteId), location.href).href;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The focused form is gone, so the link is selected for the keyboard to copy.
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Stack gap={8}>
      <Row gap={8} align="end" className={styles.linkRow}>
        <TextField
          ref={field}
          label={m.profile_i_link()}
          hint={m.profile_i_link_note({ date: endText(invite.expiresAt) })}
          value={link}
          readOnly
        />
      </Row>
      <Row wrap gap={8} align="center" justify="end" padTop={16} lineAbove="thin" className={sections.foot}>
        <CopyLink link={link} />
        <Button variant="main" onClick={onClose}>
          {m.profile_i_done()}
        </Button>
      </Row>
    </Stack>
  );
}
