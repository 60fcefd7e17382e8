import { type ReactNode, useId } from 'react';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './SideSection.module.css';

/** A titled section in the column next to a list or an article. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Text id={id} as="h2" padBottom={10} lineBelow="strong" size={16}>
        {title}
      </Text>
      {children}
    </section>
  );
}
