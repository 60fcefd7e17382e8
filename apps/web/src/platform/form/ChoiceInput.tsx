import { RadioGroup } from '../../ui/radio-group/RadioGroup.tsx';
import { inputOf } from './input-of.tsx';

export const ChoiceInput = inputOf(RadioGroup);
