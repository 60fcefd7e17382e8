import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import styles from './Door.module.css';

interface DoorCodeFormProps {
  isUnknown: boolean | undefined;
  onCode: (code: string) => void;
}

/** Asks for the one-time code that the console created for this door. */
export function DoorCodeForm({ isUnknown, onCode }: DoorCodeFormProps) {
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) onCode(code.trim());
      }}
    >
      <h1 tabIndex={-1}>{m.door_title()}</h1>
      <p>{m.door_lead()}</p>
      {isUnknown && (
        <Alert kind="error" announce>
          {m.door_unknown()}
        </Alert>
      )}
      <NativeInput
        label={m.field_device_code()}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" size="large" variant="main">
        {m.door_open()}
      </Button>
    </form>
  );
}
