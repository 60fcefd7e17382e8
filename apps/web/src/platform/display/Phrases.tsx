import { createElement, type ReactNode } from 'react';
import styles from './Phrases.module.css';
import { phrasesOf } from './phrases.ts';

const lineMayBreak = <wbr />;
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}]/u;

interface PhrasesProps {
  text: string;
  /** The number of characters in the narrowest line: a text that fits is not broken. */
  line?: number;
}

/** A title that breaks between words, even in scripts without spaces. Only for pages rendered on the server. */
export function Phrases({ text, line = 0 }: PhrasesProps) {
  if (text.length <= line || !ideographs.test(text)) return text;
  const children: ReactNode[] = [];
  for (const phrase of phrasesOf(text)) {
    if (children.length > 0) children.push(lineMayBreak);
    children.push(phrase);
  }
  return createElement('span', { className: styles.phrases }, ...children);
}
