import { TextField } from '../../ui/text-field/TextField.tsx';
import { inputOf } from './input-of.tsx';

const mark = '、';

/** A list of short words in one line, with a mark between them. */
export const WordsInput = inputOf(TextField, {
  format: (words) => (words as string[]).join(mark),
  parse: (line: string) => (line === '' ? [] : line.split(/[、,，]/)),
});
