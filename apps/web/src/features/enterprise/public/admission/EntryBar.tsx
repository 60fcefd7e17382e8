import { enterpriseFields } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { savedText } from '../../../../platform/display/saved-text.ts';
import { currentLocale } from '../../../../platform/i18n/language.ts';
import { ActionBar, type BarStatus } from '../../../../ui/action-bar/ActionBar.tsx';
import type { ApplicationValues } from './application-form.ts';
import { type Correction, isCorrected } from './correction.ts';

interface EntryBarProps {
  savedAt: number | undefined;
  isUnsaved: boolean;
  /** Why the server refused the application. */
  notice: ReactNode;
  /** Whether a file is being uploaded. */
  isWaiting: boolean;
  busy: 'save' | 'submit' | undefined;
  onSave: () => void;
  correction: Correction | undefined;
}

function statusOf({ savedAt, isUnsaved, isWaiting, busy }: EntryBarProps): BarStatus | undefined {
  if (isWaiting) return { kind: 'saving', text: m.identity_entry_waits() };
  if (busy === 'save') return { kind: 'saving', text: m.act_saving() };
  if (isUnsaved) return { kind: 'unsaved', text: m.act_unsaved() };
  if (savedAt === undefined) return undefined;
  return { kind: 'saved', text: savedText(savedAt) };
}

/** Shows the time of the last save and what is still to be corrected, with the save and submit buttons. */
export function EntryBar(props: EntryBarProps) {
  const { isWaiting, busy, notice, onSave, correction } = props;
  const values = useWatch<ApplicationValues>();
  const isSubmitting = busy === 'submit';
  const total = correction?.fields.length ?? 0;
  const left = correction?.fields.filter((name) => !isCorrected(correction, name, values[name])) ?? [];
  const names = new Intl.ListFormat(currentLocale()).format(
    left.map((name) => enterpriseFields[name].label()),
  );
  return (
    <ActionBar
      label={m.act_bar()}
      moreLabel={m.act_more()}
      status={statusOf(props)}
      note={left.length > 0 && m.identity_correction_missing({ names })}
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
      main={{
        key: 'submit',
        text: correction
          ? m.identity_correction_submit({ done: total - left.length, total })
          : m.act_submit(),
        submits: true,
        busy: isWaiting || isSubmitting,
      }}
    />
  );
}
