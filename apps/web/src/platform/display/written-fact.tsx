import type { Fact } from '../../ui/facts/Facts.tsx';
import { Written } from './Written.tsx';

/** What people wrote as a fact; none while they wrote nothing. */
export const writtenFact = (name: string, text: string): Fact[] =>
  text === '' ? [] : [{ name, value: <Written>{text}</Written> }];
