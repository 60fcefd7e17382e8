import type { Language } from '@portal/texts/languages';

/** Work for a thread: the name of what is to be done, and what with. */
export interface ThreadRequest {
  id: number;
  task: string;
  input: unknown;
  /** The language of whoever waits for it. */
  language: Language;
}

export type ThreadAnswer = { id: number; output: unknown } | { id: number; fault: Error };
