import { useRef, useState } from 'react';
import {
  operator_audit_reasons,
  operator_cancel,
  operator_close,
  operator_reason,
  operator_reason_hint,
  operator_reason_rule,
} from '../../../platform/i18n/paraglide/messages.js';
import { useEndpoint } from '../../../platform/member/use-endpoint.ts';
import { closing } from '../../../platform/member/use-leave-guard.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import styles from './ReasonDialog.module.css';

interface ReasonDialogProps {
  title: string;
  text: string;
  /** What the button says that does it. */
  ok: string;
  danger?: boolean;
  busy: boolean;
  /** Dictionary whose entries are offered. */
  canned?: string;
  onClose: () => void;
  onGive: (reason: string) => void;
}

/** Asks for the reason of something, which the person concerned will read. */
export function ReasonDialog({ title, text, ok, danger, busy, canned, onClose, onGive }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isGood = reason.trim().length >= 2;
  const close = closing(reason.trim() !== '', onClose);
  const give = () => {
    setIsChecked(true);
    if (isGood) onGive(reason.trim());
    else field.current?.focus();
  };
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={title}
      closeLabel={operator_close()}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button onClick={() => void close()}>{operator_cancel()}</Button>
          <Button variant={danger ? 'dangerMain' : 'main'} busy={busy} onClick={give}>
            {ok}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
      <TextArea
        ref={field}
        label={operator_reason()}
        required
        rows={3}
        maxLength={200}
        value={reason}
        onChange={setReason}
        hint={operator_reason_hint()}
        {...(isChecked && !isGood ? { error: operator_reason_rule() } : {})}
      />
      {canned && <CannedReasons type={canned} written={reason} onChoose={setReason} />}
    </Dialog>
  );
}

interface CannedReasonsProps {
  type: string;
  /** What stands in the field. */
  written: string;
  onChoose: (reason: string) => void;
}

/** Reasons of the dictionary; a press adds one to what is written. */
export function CannedReasons({ type, written, onChoose }: CannedReasonsProps) {
  const { data = [] } = useEndpoint('GET /api/baseData/bussinessData/queryList', { type }, { quiet: true });
  if (data.length === 0) return null;
  const add = (reason: string) => {
    if (!written.includes(reason)) onChoose([written.trim(), reason].filter(Boolean).join('\n'));
  };
  return (
    <fieldset className={styles.canned}>
      <legend>{operator_audit_reasons()}</legend>
      {data.map(({ code, name }) => (
        <Button key={code} size="small" onClick={() => add(name)}>
          <span lang="zh">{name}</span>
        </Button>
      ))}
    </fieldset>
  );
}
