import type { ReactNode } from 'react';
import {
  editing_difference_added,
  editing_difference_end,
  editing_difference_removed,
  officer_change_empty,
} from '../../../../platform/i18n/paraglide/messages.js';
import { VisuallyHidden } from '../../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Difference.module.css';

/** What was, and what is; undefined where there was or is nothing. */
export function FromTo({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <span className={styles.fromTo}>
      <del>
        <VisuallyHidden>{editing_difference_removed()}</VisuallyHidden>
        {from ?? officer_change_empty()}
        <VisuallyHidden>{editing_difference_end()}</VisuallyHidden>
      </del>
      <span aria-hidden>→</span>
      <ins>
        <VisuallyHidden>{editing_difference_added()}</VisuallyHidden>
        {to ?? officer_change_empty()}
        <VisuallyHidden>{editing_difference_end()}</VisuallyHidden>
      </ins>
    </span>
  );
}
