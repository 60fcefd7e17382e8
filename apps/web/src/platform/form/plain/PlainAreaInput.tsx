import { PlainArea } from '../../../ui/plain-field/PlainArea.tsx';
import { inputOf, textShape } from '../input-of.tsx';

export const PlainAreaInput = inputOf(PlainArea, textShape);
