import { TextArea } from '../../ui/text-area/TextArea.tsx';
import { inputOf, textShape } from './input-of.tsx';

export const TextAreaInput = inputOf(TextArea, textShape);
