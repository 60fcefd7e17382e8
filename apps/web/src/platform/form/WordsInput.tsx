import { TextField } from '../../ui/text-field/TextField.tsx';
import { inputOf } from './input-of.tsx';

const mark = '、';

/** A list of short words on one line, joined by a separator. */
export const WordsInput = inputOf(TextField, {
  format: (words) => (words as string[]).join(mark),
  parse: (line: string) => (line === '' ? [] : line.split(/[、,，]/)),
});
