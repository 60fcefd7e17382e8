import { RichTextField } from '../rich-text/RichTextField.tsx';
import { inputOf, textShape } from './input-of.tsx';

export const RichTextInput = inputOf(RichTextField, textShape);
