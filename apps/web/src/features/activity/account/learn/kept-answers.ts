import type { QuizLetter } from '@portal/contract/learn-terms';

export type Answers = QuizLetter[][];

const keyOf = (attemptId: string) => `park_portal_quiz_${attemptId}`;

/** What was chosen in this browser, also while there was no network; null where nothing was kept. */
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
    // Without room in the browser the server alone keeps them.
  }
}

export function dropAnswers(attemptId: string): void {
  try {
    localStorage.removeItem(keyOf(attemptId));
  } catch {
    // There was nothing to drop.
  }
}
