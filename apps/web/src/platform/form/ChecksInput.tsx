import { CheckboxGroup } from '../../ui/checkbox/CheckboxGroup.tsx';
import { inputOf } from './input-of.tsx';

export const ChecksInput = inputOf(CheckboxGroup);
