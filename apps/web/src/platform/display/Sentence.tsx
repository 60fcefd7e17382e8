import { Fragment } from 'react';
import { Written } from './Written.tsx';

interface SentenceProps<Name extends string> {
  say: (values: Record<Name, string>) => string;
  /** Texts that people wrote, by their placeholder in the sentence. */
  values: Record<Name, string>;
}

// A private-use character that occurs in no text.
const mark = '\uE000';

/** A sentence of the interface with names and other texts people wrote, each marked with its own language. */
export function Sentence<Name extends string>({ say, values }: SentenceProps<Name>) {
  const names = Object.keys(values) as Name[];
  const marked = Object.fromEntries(names.map((name) => [name, mark + name + mark]));
  const pieces = say(marked as Record<Name, string>).split(mark);
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their order
    <Fragment key={at}>{at % 2 === 1 ? <Written>{values[piece as Name]}</Written> : piece}</Fragment>
  ));
}
