import type { JSX } from 'react';
import styles from './Part.module.css';
import { type PartProps, part, type RowLook } from './part.tsx';

/** Things side by side, with one gap. */
export const Row = <E extends keyof JSX.IntrinsicElements = 'div'>({ as, ...props }: PartProps<E, RowLook>) =>
  part(styles.row, as ?? 'div', props);
