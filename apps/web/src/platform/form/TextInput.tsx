import { TextField } from '../../ui/text-field/TextField.tsx';
import { inputOf, textShape } from './input-of.tsx';

export const TextInput = inputOf(TextField, textShape);
