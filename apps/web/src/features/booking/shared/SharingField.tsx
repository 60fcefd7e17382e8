import { type Sharing, sharingLabels, sharings } from '@portal/contract/booking/sharing';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './SharingField.module.css';

interface SharingFieldProps {
  sharing: Sharing | undefined;
  title: string | undefined;
  /** The booked time of the day: “14:00–16:00”. */
  time: string;
}

const notes: Record<Sharing, () => string> = {
  NOBODY: m.booking_sharing_nobody_note,
  COLLEAGUES: m.booking_sharing_colleagues_note,
  EVERYONE: m.booking_sharing_everyone_note,
};

/** Who sees what the booking is for, and the block that other enterprises see. */
export function SharingField({ sharing, title, time }: SharingFieldProps) {
  const seen = sharing === 'EVERYONE' ? title : undefined;
  return (
    <>
      <ChoiceInput
        name="sharing"
        layout="column"
        options={sharings.map((value) => ({
          value,
          text: sharingLabels[value](),
          note: notes[value](),
        }))}
      />
      <Stack gap={4} aria-live="polite">
        <Text as="span" size={13} tone="quiet">
          {m.booking_sharing_preview()}
        </Text>
        <p className={styles.seen}>
          <b>{seen ? <Written>{seen}</Written> : m.booking_taken()}</b>
          <span>{time}</span>
        </p>
      </Stack>
    </>
  );
}
