import { PlainSelect } from '../../../ui/plain-field/PlainSelect.tsx';
import { inputOf, textShape } from '../input-of.tsx';

export const PlainSelectInput = inputOf(PlainSelect, textShape);
