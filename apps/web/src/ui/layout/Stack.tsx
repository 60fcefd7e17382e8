import type { JSX } from 'react';
import styles from './Part.module.css';
import { type PartProps, part, type StackLook } from './part.tsx';

/** Things under each other, with one gap. */
export const Stack = <E extends keyof JSX.IntrinsicElements = 'div'>({
  as,
  ...props
}: PartProps<E, StackLook>) => part(styles.stack, as ?? 'div', props);
