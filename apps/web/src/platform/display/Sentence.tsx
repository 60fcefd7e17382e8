import { Fragment, type ReactNode } from 'react';
import { Written } from './Written.tsx';

interface SentenceProps<Name extends string> {
  say: (values: Record<Name, string>) => string;
  /** Texts that people wrote, and parts such as links, by their placeholder in the sentence. */
  values: Record<Name, ReactNode>;
}

// A private-use character that occurs in no text.
const mark = '\uE000';

/** A sentence of the interface with parts in it; texts that people wrote are marked with their own language. */
export function Sentence<Name extends string>({ say, values }: SentenceProps<Name>) {
  const names = Object.keys(values) as Name[];
  const marked = Object.fromEntries(names.map((name) => [name, mark + name + mark]));
  const partOf = (name: Name) => {
    const value = values[name];
    return typeof value === 'string' ? <Written>{value}</Written> : value;
  };
  const pieces = say(marked as Record<Name, string>).split(mark);
  return pieces.map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their order
    <Fragment key={at}>{at % 2 === 1 ? partOf(piece as Name) : piece}</Fragment>
  ));
}
