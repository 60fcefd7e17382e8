import { drawLottery, shortOf } from '@portal/contract/lottery/draw';
import type { LotteryProof } from '@portal/contract/lottery/public';
import * as m from '@portal/texts/messages';
import { Text } from '../../../ui/layout/Text.tsx';
import { sha256 } from '../shared/sha256.ts';
import { shareOf, xOf } from './draw-scale.ts';
import styles from './LotteryPart.module.css';

/** Maximum number of distinct marks; with more entries, only every nth is drawn. */
const maxMarks = 1_200;
/** Number of non-winners shown next to the winners in the enlarged part. */
const aside = 2;
/** With more winners than this, they are marks without flower and number. */
const maxFlowers = 40;

type Drawn = ReturnType<typeof drawLottery>;

const marksOf = (drawn: Drawn) =>
  drawn.map(({ value }) => `M${xOf(shareOf(value)).toFixed(1)} 34V72`).join('');

/** All entries on one line by value; the leftmost have won, and are enlarged below. */
export function DrawLine({ proof, seed }: { proof: LotteryProof; seed: string }) {
  const drawn = drawLottery(sha256, { seed, entryNos: proof.entryNos, ranks: proof.ranks });
  const won = drawn.filter(({ rank }) => rank !== null);
  const rest = drawn.filter(({ rank }) => rank === null);
  const step = Math.ceil(rest.length / maxMarks);
  const next = rest.slice(0, aside);
  const widest = shareOf((next.at(-1) ?? won.at(-1))?.value ?? 'ffffffff') * 1.06;
  const edge = xOf(shareOf(won.at(-1)?.value ?? '0'));
  const count = drawn.length;
  return (
    <section data-draw-line={proof.postId}>
      <h2>{m.lottery_line_title()}</h2>
      <Text padBottom={12} tone="quiet" size={14}>
        {m.lottery_line_note()}
      </Text>
      <svg
        className={styles.line}
        viewBox="0 0 1200 76"
        preserveAspectRatio="none"
        role="img"
        aria-label={m.lottery_line_alt({ count, won: won.length })}
      >
        <text x="8" y="16">
          0
        </text>
        <text x="600" y="16" textAnchor="middle">
          {m.lottery_line_all({ count })}
        </text>
        <text x="1192" y="16" textAnchor="end">
          1
        </text>
        <rect x="8" y="26" width={Math.max(2, edge - 8)} height="46" className={styles.zone} />
        <path d="M8 72H1192" className={styles.axis} />
        <path d={marksOf(rest.filter((_, at) => at % step === 0))} className={styles.mark} />
        <path d={marksOf(won)} className={styles.winner} />
        <g data-own-mark={proof.postId} />
      </svg>
      {won.length > 0 && won.length <= maxFlowers && (
        <Enlarged won={won} next={next} widest={Math.min(1, widest)} postId={proof.postId} />
      )}
    </section>
  );
}

const petal = 'M0-1c-3-2-4-5-4-7s1.500-4 4-4.500c2.500.5 4 2.500 4 4.500s-1 5-4 7Z';
const turns = [0, 72, 144, 216, 288];

/** Minimum width of a four-digit number. */
const labelWidth = 42;
const labelRows = 3;

/** The row of each number, so that none overlaps another; null if there is no room. */
function rowsOf(xs: number[]): (number | null)[] {
  const ends: number[] = Array.from({ length: labelRows }, () => Number.NEGATIVE_INFINITY);
  return xs.map((x) => {
    const row = ends.findIndex((end) => end + labelWidth <= x);
    if (row < 0) return null;
    ends[row] = x;
    return row;
  });
}

interface EnlargedProps {
  won: Drawn;
  next: Drawn;
  /** Share of the line that the enlarged part covers. */
  widest: number;
  postId: string;
}

function Enlarged({ won, next, widest, postId }: EnlargedProps) {
  const shown = [...won, ...next];
  const xs = shown.map(({ value }) => xOf(shareOf(value) / widest));
  const rows = rowsOf(xs);
  const zone = (xs[won.length - 1] ?? 8) + 14;
  const right = xOf(widest);
  return (
    <svg className={styles.enlarged} viewBox="0 0 1200 210" aria-hidden="true" data-widest={widest}>
      <path
        d={`M8 0L8 52M${right.toFixed(1)} 0C${right.toFixed(1)} 36 1192 22 1192 52`}
        className={styles.lens}
      />
      <rect x="8" y="56" width={Math.max(2, zone - 8)} height="86" rx="4" className={styles.zone} />
      <path d="M8 142H1192" className={styles.axis} />
      <text x="20" y="77" className={styles.zoneText}>
        {m.lottery_line_winners({ count: won.length })}
      </text>
      {zone < 1_000 && (
        <text x="1192" y="77" textAnchor="end">
          {m.lottery_line_rest()}
        </text>
      )}
      {shown.map(({ entryNo, rank }, at) => {
        const x = xs[at] ?? 0;
        const row = rows[at] ?? null;
        return (
          <g key={entryNo} transform={`translate(${x.toFixed(1)} 0)`}>
            {rank === null ? <circle cy="114" r="6" className={styles.missed} /> : <Flower />}
            <path
              d={`M0 ${rank === null ? 121 : 128}V${148 + 16 * (row ?? 0)}`}
              className={rank === null ? styles.axis : styles.stem}
            />
            {row !== null && (
              <text
                y={164 + 16 * row}
                textAnchor="middle"
                className={rank === null ? undefined : styles.number}
              >
                {shortOf(entryNo)}
              </text>
            )}
          </g>
        );
      })}
      <g data-own-flower={postId} />
    </svg>
  );
}

const Flower = () => (
  <g transform="translate(0 114) scale(1.15)" className={styles.flower}>
    {turns.map((turn) => (
      <path key={turn} transform={`rotate(${turn})`} d={petal} />
    ))}
  </g>
);
