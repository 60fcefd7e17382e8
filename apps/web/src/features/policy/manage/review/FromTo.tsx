import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { Row } from '../../../../ui/layout/Row.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Difference.module.css';

/** The old and the new value; undefined where there is none. */
export function FromTo({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <Row as="span" inline wrap align="center" gap={4} gapX={8} figures className={styles.fromTo}>
      <del>
        <VisuallyHidden>{m.editing_difference_removed()}</VisuallyHidden>
        {from ?? m.officer_change_empty()}
        <VisuallyHidden>{m.editing_difference_end()}</VisuallyHidden>
      </del>
      <span aria-hidden>→</span>
      <ins>
        <VisuallyHidden>{m.editing_difference_added()}</VisuallyHidden>
        {to ?? m.officer_change_empty()}
        <VisuallyHidden>{m.editing_difference_end()}</VisuallyHidden>
      </ins>
    </Row>
  );
}
