import type { JSX } from 'react';
import styles from './Part.module.css';
import { type ColumnsLook, type PartProps, part } from './part.tsx';

/** Columns of given widths. */
export const Columns = <E extends keyof JSX.IntrinsicElements = 'div'>({
  as,
  ...props
}: PartProps<E, ColumnsLook>) => part(styles.columns, as ?? 'div', props);
