import type { EnterpriseHonour } from '@portal/contract/enterprise/public';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Honours.module.css';

/** Honours by year, the newest first. */
export function Honours({ honours }: { honours: EnterpriseHonour[] }) {
  return (
    <ul>
      {honours.map(({ code, year, name, issuer }) => (
        <Columns
          key={`${code}${year}`}
          as="li"
          of="72px minmax(0, 1fr)"
          padBlock={14}
          lineAbove="thin"
          className={styles.honour}
        >
          <Text as="span" tone="faint" figures>
            {year}
          </Text>
          <span lang={langOfContent('zh')}>
            <b>{name}</b>
            <Text as="small" block tone="faint" size={14}>
              {issuer}
            </Text>
          </span>
        </Columns>
      ))}
    </ul>
  );
}
