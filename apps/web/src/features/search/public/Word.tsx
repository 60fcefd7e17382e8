import { Written } from '../../../platform/display/Written.tsx';
import { currentLocale } from '../../../platform/i18n/language.ts';

/** Whether a word is Chinese on a page of another language. Japanese uses Han characters too. */
export const isWritten = (word: string): boolean => currentLocale() !== 'ja' && /\p{Script=Han}/u.test(word);

/** A word of a search, marked with its language. */
export const Word = ({ children: word }: { children: string }) =>
  isWritten(word) ? <Written>{word}</Written> : word;
