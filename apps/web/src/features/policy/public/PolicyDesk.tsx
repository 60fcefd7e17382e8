import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './PolicySide.module.css';

/** Where to ask: office, phone, hours. */
export function PolicyDesk({ office, phone }: { office: string; phone: string }) {
  return (
    <div className={styles.call}>
      <h2 className={styles.callTitle}>{m.policy_desk()}</h2>
      <Link href={`tel:${phone}`} className={styles.phone}>
        {phone}
      </Link>
      <span lang={langOfContent('zh')}>{office}</span>
      <br />
      {m.policy_desk_hours()}
    </div>
  );
}
