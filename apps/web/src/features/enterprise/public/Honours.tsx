import type { EnterpriseHonour } from '@portal/contract/enterprise/public';
import { langOfContent } from '../../../platform/i18n/language.ts';
import styles from './Honours.module.css';

/** Honours by year, the newest first. */
export function Honours({ honours }: { honours: EnterpriseHonour[] }) {
  return (
    <ul>
      {honours.map(({ code, year, name, issuer }) => (
        <li key={`${code}${year}`} className={styles.honour}>
          <span className={styles.year}>{year}</span>
          <span lang={langOfContent('zh')}>
            <b>{name}</b>
            <small className={styles.issuer}>{issuer}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
