import type { Language } from '@portal/texts/languages';

/** A request to a thread: the task's name and its input. */
export interface ThreadRequest {
  id: number;
  task: string;
  input: unknown;
  /** Language of the caller. */
  language: Language;
}

export type ThreadAnswer = { id: number; output: unknown } | { id: number; fault: Error };
