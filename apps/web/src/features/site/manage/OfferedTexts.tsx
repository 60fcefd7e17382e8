import type { Language } from '@portal/texts/languages';
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

/** The texts in one language; all languages but Chinese are optional. */
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
