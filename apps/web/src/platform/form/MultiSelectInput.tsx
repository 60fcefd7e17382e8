import { MultiSelect } from '../../ui/select/MultiSelect.tsx';
import { inputOf } from './input-of.tsx';

export const MultiSelectInput = inputOf(MultiSelect);
