import { TextField } from '../../ui/text-field/TextField.tsx';
import { inputOf } from './input-of.tsx';

const mark = '、';

/** A list of short words in one line, with a mark between them. */
export const WordsInput = inputOf(TextField, {
  shown: (words) => (words as string[]).join(mark),
  given: (line: string) => (line === '' ? [] : line.split(/[、,，]/)),
});
