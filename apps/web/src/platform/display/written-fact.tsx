import type { Fact } from '../../ui/facts/Facts.tsx';
import { Written } from './Written.tsx';

/** A fact with text that people wrote; empty if there is none. */
export const writtenFact = (name: string, text: string): Fact[] =>
  text === '' ? [] : [{ name, value: <Written>{text}</Written> }];
