import { PlainChips } from '../../../ui/plain-field/PlainChips.tsx';
import { inputOf } from '../input-of.tsx';

export const PlainChipsInput = inputOf(PlainChips);
