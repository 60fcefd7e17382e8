import type { ApplicationField } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../../platform/display/Sentence.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import styles from './Correction.module.css';
import type { Correction } from './correction.ts';
import type { EntryChoices } from './entry-props.ts';
import { entryText } from './entry-texts.ts';

interface EarlierValueProps {
  name: ApplicationField;
  correction: Correction;
  choices: EntryChoices;
  regTicket: string | undefined;
}

/** The value that was returned; the licence is shown as a picture if it is one. */
export function EarlierValue({ name, correction, choices, regTicket }: EarlierValueProps) {
  if (name !== 'licenseFileId') {
    const value = entryText(name, correction.earlier, choices);
    return (
      value && (
        <Text tone="quiet" size="note">
          <Sentence say={m.identity_correction_was} values={{ value }} />
        </Text>
      )
    );
  }
  if (!correction.picture?.mime.startsWith('image/')) return null;
  // Logged-in users may see their own file; a ticket opens only what was returned.
  const address = regTicket
    ? `/api/baseInfo/enterpriseInfo/showReturned?${new URLSearchParams({ regTicket }).toString()}`
    : `/api/fms/show/${correction.earlier.licenseFileId}_0`;
  return (
    <figure className={styles.picture}>
      <img src={address} alt={m.identity_correction_picture()} />
      <Text as="figcaption" tone="quiet" size="note" aria-hidden>
        {m.identity_correction_picture()}
      </Text>
    </figure>
  );
}
