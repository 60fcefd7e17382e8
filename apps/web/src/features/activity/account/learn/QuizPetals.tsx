import * as m from '@portal/texts/messages';
import type { Answers } from './kept-answers.ts';

const petal = 'M26 21c-4-3-6-8-6-12s2-8 6-8 6 4 6 8-2 9-6 12Z';
const round = 360;

/** A flower with a petal for each question: answered ones in green, the current one in blue. */
export function QuizPetals({ answers, current }: { answers: Answers; current: number }) {
  const done = answers.filter((chosen) => chosen.length > 0).length;
  const lookOf = (at: number) => {
    if (at === current) return 'var(--brand)';
    return (answers[at]?.length ?? 0) > 0 ? 'var(--leaf)' : 'var(--line)';
  };
  return (
    <svg viewBox="0 0 52 52" role="img" aria-label={m.learn_progress({ count: answers.length, done })}>
      {answers.map((_chosen, at) => {
        const turn = (at * round) / answers.length;
        const slim = Math.min(1, 6 / answers.length);
        return (
          <path
            key={turn}
            d={petal}
            fill={lookOf(at)}
            transform={`rotate(${turn} 26 26) translate(${26 - 26 * slim} 0) scale(${slim} 1)`}
          />
        );
      })}
    </svg>
  );
}
