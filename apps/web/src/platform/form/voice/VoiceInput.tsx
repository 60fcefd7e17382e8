import * as m from '@portal/texts/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { micIcon } from '../../../ui/icon/shapes.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { imageUrl } from '../../api/image-url.ts';
import { Sound } from '../../display/Sound.tsx';
import { OneFileField } from '../OneFileField.tsx';
import { useInput } from '../use-input.ts';
import { useStoredFile } from '../use-stored-file.ts';
import { canRecord, maxSeconds, useRecorder } from './use-recorder.ts';
import styles from './VoiceInput.module.css';

/** Sound formats that browsers record or users upload; recognised by content. */
const soundKinds = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/wav'];

/** For what is easier said than written: a voice recording, made here or uploaded as a file. */
export function VoiceInput({ name, purpose }: { name: string; purpose: string }) {
  const { value, onChange, label = '', error, ref } = useInput<string | null>(name);
  const file = useStoredFile({
    purpose,
    visibility: 'owner',
    stored: null,
    onChange: (id) => onChange(id || null),
  });
  const recorder = useRecorder((sound) => file.add([sound]));
  return (
    <Stack gap={8} items="start" className={styles.voice}>
      <OneFileField
        label={label}
        hint={m.input_voice_hint({ seconds: maxSeconds })}
        accept={soundKinds}
        {...file}
        error={error ?? (recorder.isRefused ? m.input_voice_refused() : undefined)}
        ref={ref}
      />
      {canRecord() && (
        <Button
          icon={micIcon}
          variant={recorder.seconds === null ? undefined : 'danger'}
          onClick={recorder.seconds === null ? recorder.begin : recorder.end}
        >
          {recorder.seconds === null
            ? m.input_voice_record()
            : m.input_voice_stop({ seconds: recorder.seconds })}
        </Button>
      )}
      {value && <Sound src={imageUrl(value)} />}
    </Stack>
  );
}
