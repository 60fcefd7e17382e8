import { ChipGroup } from '../../ui/chip-group/ChipGroup.tsx';
import { inputOf } from './input-of.tsx';

export const ChipsInput = inputOf(ChipGroup);
