import type { JSX } from 'react';
import { type ColumnsLook, type PartProps, part } from './part.tsx';

/** Columns of given widths. */
export const Columns = <E extends keyof JSX.IntrinsicElements = 'div'>({
  as,
  ...props
}: PartProps<E, ColumnsLook>) => part('p-columns', as ?? 'div', props);
