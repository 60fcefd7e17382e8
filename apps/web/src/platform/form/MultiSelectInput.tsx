import { MultiSelect } from '../../ui/select/MultiSelect.tsx';
import { inputOf } from './input-of.tsx';
import { opensEarly } from './opens-early.tsx';

export const MultiSelectInput = inputOf(opensEarly(MultiSelect));
