import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/shapes.ts';
import { Text } from '../layout/Text.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** Open initially. */
  open?: boolean;
  /** Only one of several disclosures with the same name is open at a time. */
  name?: string;
  children: ReactNode;
}

/** A summary with content that opens below it; native, so that it works without JavaScript and in page search. */
export function Disclosure({ summary, open, name, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon shape={chevronDownIcon} className={styles.arrow} />
      </summary>
      <Text as="div" padBottom={16} tone="quiet">
        {children}
      </Text>
    </details>
  );
}
