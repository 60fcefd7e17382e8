import { enterpriseFields } from '@portal/contract/enterprise-fields';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { formatDate } from '../../../../platform/display/format.ts';
import { currentLocale } from '../../../../platform/i18n/language.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { SaveBar } from '../../../../ui/form/SaveBar.tsx';
import type { ApplicationValues } from './application-form.ts';
import { type Correction, isCorrected } from './correction.ts';

interface EntryBarProps {
  savedAt: number | undefined;
  /** A file is being uploaded. */
  isWaiting: boolean;
  busy: 'save' | 'submit' | undefined;
  onSave: () => void;
  correction: Correction | undefined;
}

/** Shows when the application was last saved and what is still to correct; has the save and submit buttons. */
export function EntryBar({ savedAt, isWaiting, busy, onSave, correction }: EntryBarProps) {
  const values = useWatch<ApplicationValues>();
  const isSubmitting = busy === 'submit';
  const total = correction?.fields.length ?? 0;
  const left = correction?.fields.filter((name) => !isCorrected(correction, name, values[name])) ?? [];
  const names = new Intl.ListFormat(currentLocale()).format(
    left.map((name) => enterpriseFields[name].label()),
  );
  return (
    <SaveBar
      notice={left.length > 0 && m.identity_correction_missing({ names })}
      saved={savedAt && m.identity_entry_saved_at({ time: formatDate(savedAt, 'HH:mm') })}
      waiting={isWaiting && m.identity_entry_waits()}
    >
      <Button size="large" busy={busy === 'save'} disabled={isWaiting || isSubmitting} onClick={onSave}>
        {m.identity_entry_save()}
      </Button>
      <Button type="submit" size="large" variant="main" busy={isWaiting || isSubmitting}>
        {correction
          ? m.identity_correction_submit({ done: total - left.length, total })
          : m.identity_entry_submit()}
      </Button>
    </SaveBar>
  );
}
