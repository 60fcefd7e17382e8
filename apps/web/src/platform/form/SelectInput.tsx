import { Select } from '../../ui/select/Select.tsx';
import { inputOf } from './input-of.tsx';

export const SelectInput = inputOf(Select);
