import type { Language } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox/Checkbox.tsx';
import styles from './Site.module.css';

interface OfferedTextsProps {
  lang: Language;
  isOffered: boolean;
  onOffer: (offered: boolean) => void;
  children: ReactNode;
}

/** What is said in one language; all but Chinese may be left out. */
export function OfferedTexts({ lang, isOffered, onOffer, children }: OfferedTextsProps) {
  return (
    <div className={styles.texts}>
      {lang !== 'zh' && (
        <Checkbox
          checked={isOffered}
          onChange={onOffer}
          hint={isOffered ? undefined : m.console_site_untranslated()}
        >
          {m.console_site_translate()}
        </Checkbox>
      )}
      {isOffered && children}
    </div>
  );
}
