import type { LotteryProof } from '@portal/contract/lottery';
import { drawLottery } from '@portal/contract/lottery-draw';
import * as m from '@portal/texts/messages';
import { sha256 } from '../shared/sha256.ts';
import styles from './LotteryPart.module.css';

const width = 1_184;
/** So many marks are told apart; of more, every so manieth is drawn. */
const mostMarks = 1_200;

const xOf = (value: string) => 8 + (Number.parseInt(value.slice(0, 8), 16) / 2 ** 32) * width;

const marksOf = (values: string[]) => values.map((value) => `M${xOf(value).toFixed(1)} 34V72`).join('');

/** All entries on one line by their values; the leftmost have won. */
export function DrawLine({ proof, seed }: { proof: LotteryProof; seed: string }) {
  const drawn = drawLottery(sha256, { seed, entryNos: proof.entryNos, ranks: proof.ranks });
  const won = drawn.filter(({ rank }) => rank !== null);
  const rest = drawn.filter(({ rank }) => rank === null);
  const step = Math.ceil(rest.length / mostMarks);
  const edge = xOf(won.at(-1)?.value ?? '0');
  const count = drawn.length;
  return (
    <section>
      <h2>{m.lottery_line_title()}</h2>
      <p className={styles.note}>{m.lottery_line_note()}</p>
      <svg
        className={styles.line}
        viewBox="0 0 1200 80"
        role="img"
        aria-label={m.lottery_line_alt({ count, won: won.length })}
      >
        <text x="8" y="14">
          0
        </text>
        <text x="1192" y="14" textAnchor="end">
          1
        </text>
        <rect x="8" y="26" width={Math.max(2, edge - 8)} height="46" className={styles.zone} />
        <path d="M8 72H1192" className={styles.axis} />
        <path d={marksOf(rest.filter((_, at) => at % step === 0).map(({ value }) => value))} className={styles.mark} />
        <path d={marksOf(won.map(({ value }) => value))} className={styles.winner} />
      </svg>
    </section>
  );
}
