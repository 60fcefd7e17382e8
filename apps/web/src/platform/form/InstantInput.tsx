import { InstantField } from '../account/InstantField.tsx';
import { inputOf } from './input-of.tsx';

export const InstantInput = inputOf(InstantField);
