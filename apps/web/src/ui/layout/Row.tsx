import type { JSX } from 'react';
import { type PartProps, part, type RowLook } from './part.tsx';

/** Things side by side, with one gap. */
export const Row = <E extends keyof JSX.IntrinsicElements = 'div'>({ as, ...props }: PartProps<E, RowLook>) =>
  part('p-row', as ?? 'div', props);
