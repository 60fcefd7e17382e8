import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { savedText } from '../../../../platform/display/saved-text.ts';
import { ActionBar, type BarStatus } from '../../../../ui/action-bar/ActionBar.tsx';

interface EntryBarProps {
  savedAt: number | undefined;
  isUnsaved: boolean;
  /** Why the server refused it. */
  notice: ReactNode;
  /** A file is being uploaded. */
  isWaiting: boolean;
  busy: 'save' | 'submit' | undefined;
  onSave: () => void;
}

function statusOf({ savedAt, isUnsaved, isWaiting, busy }: EntryBarProps): BarStatus | undefined {
  if (isWaiting) return { kind: 'saving', text: m.identity_entry_waits() };
  if (busy === 'save') return { kind: 'saving', text: m.act_saving() };
  if (isUnsaved) return { kind: 'unsaved', text: m.act_unsaved() };
  if (savedAt === undefined) return undefined;
  return { kind: 'saved', text: savedText(savedAt) };
}

/** Shows when the application was last saved; has the save and submit buttons. */
export function EntryBar(props: EntryBarProps) {
  const { isWaiting, busy, notice, onSave } = props;
  const isSubmitting = busy === 'submit';
  return (
    <ActionBar
      label={m.act_bar()}
      moreLabel={m.act_more()}
      status={statusOf(props)}
      notice={notice}
      acts={[
        {
          key: 'save',
          text: m.act_save(),
          busy: busy === 'save',
          disabled: isWaiting || isSubmitting,
          onPress: onSave,
        },
      ]}
      main={{ key: 'submit', text: m.act_submit(), submits: true, busy: isWaiting || isSubmitting }}
    />
  );
}
