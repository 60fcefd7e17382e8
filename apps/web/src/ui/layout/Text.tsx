import type { JSX } from 'react';
import { type Look, type PartProps, part } from './part.tsx';

/** A text with the look of its kind. */
export const Text = <E extends keyof JSX.IntrinsicElements = 'p'>({ as, ...props }: PartProps<E, Look>) =>
  part(undefined, as ?? 'p', props);
