import { PlainRadios } from '../../../ui/plain-field/PlainRadios.tsx';
import { inputOf, textShape } from '../input-of.tsx';

export const PlainChoiceInput = inputOf(PlainRadios, textShape);
