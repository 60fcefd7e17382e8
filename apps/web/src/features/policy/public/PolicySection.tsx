import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './PolicyPage.module.css';

interface PolicySectionProps {
  /** The fragment of the section's address. */
  id: string;
  title: string;
  children: ReactNode;
}

export function PolicySection({ id, title, children }: PolicySectionProps) {
  return (
    <Text id={id} as="section" padTop={48} className={styles.section} aria-labelledby={`${id}-title`}>
      <Text id={`${id}-title`} as="h2" below={16} size={24} className={styles.sectionTitle}>
        {title}
      </Text>
      {children}
    </Text>
  );
}
