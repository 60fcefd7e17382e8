import type { QuizLetter } from '@portal/contract/activity/learn-terms';

export type Answers = QuizLetter[][];

const keyOf = (attemptId: string) => `park_portal_quiz_${attemptId}`;

/** Reads the answers saved in this browser, which survive a lost connection; null if there are none. */
export function readAnswers(attemptId: string): Answers | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attemptId)) ?? 'null');
    return Array.isArray(kept) ? (kept as Answers) : null;
  } catch {
    return null;
  }
}

export function keepAnswers(attemptId: string, answers: Answers): void {
  try {
    localStorage.setItem(keyOf(attemptId), JSON.stringify(answers));
  } catch {
    // If the browser has no room, only the server keeps them.
  }
}

export function dropAnswers(attemptId: string): void {
  try {
    localStorage.removeItem(keyOf(attemptId));
  } catch {
    // Without storage there is nothing to remove.
  }
}
