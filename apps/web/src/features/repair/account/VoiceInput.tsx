import { repairPurpose, soundKinds } from '@portal/contract/repair-terms';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { OneFileField } from '../../../platform/form/OneFileField.tsx';
import { useInput } from '../../../platform/form/use-input.ts';
import { useStoredFile } from '../../../platform/form/use-stored-file.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { micIcon } from '../../../ui/icon/shapes/mic.ts';
import { Sound } from '../shared/Sound.tsx';
import styles from './RepairPage.module.css';
import { canRecord, maxSeconds, useRecorder } from './use-recorder.ts';

/** What is easier said than written: recorded here, or a file of it. */
export function VoiceInput({ name }: { name: string }) {
  const { value, onChange, label = '', error, ref } = useInput<string | null>(name);
  const file = useStoredFile({
    purpose: repairPurpose,
    visibility: 'owner',
    stored: null,
    onChange: (id) => onChange(id || null),
  });
  const recorder = useRecorder((sound) => file.add([sound]));
  return (
    <div className={styles.voice}>
      <OneFileField
        label={label}
        hint={m.repair_voice_hint({ seconds: maxSeconds })}
        accept={soundKinds}
        {...file}
        error={error ?? (recorder.isRefused ? m.repair_voice_refused() : undefined)}
        ref={ref}
      />
      {canRecord() && (
        <Button
          icon={micIcon}
          variant={recorder.seconds === null ? undefined : 'danger'}
          onClick={recorder.seconds === null ? recorder.begin : recorder.end}
        >
          {recorder.seconds === null
            ? m.repair_voice_record()
            : m.repair_voice_stop({ seconds: recorder.seconds })}
        </Button>
      )}
      {value && <Sound src={imageUrl(value)} />}
    </div>
  );
}
