import type { JSX } from 'react';
import { type PartProps, part, type StackLook } from './part.tsx';

/** Things under each other, with one gap. */
export const Stack = <E extends keyof JSX.IntrinsicElements = 'div'>({
  as,
  ...props
}: PartProps<E, StackLook>) => part('p-stack', as ?? 'div', props);
