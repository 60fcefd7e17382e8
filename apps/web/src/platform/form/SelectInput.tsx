import { Select } from '../../ui/select/Select.tsx';
import { inputOf } from './input-of.tsx';
import { opensEarly } from './opens-early.tsx';

export const SelectInput = inputOf(opensEarly(Select));
