import type { ContestBoard } from '@portal/contract/contest/public';
import * as m from '@portal/texts/messages';
import { type CSSProperties, Fragment } from 'react';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Sideways } from '../../../ui/layout/Sideways.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { normText } from '../shared/contest-words.ts';
import styles from './Board.module.css';

/** The largest deviation, above or below zero, which gets the full width; at least 1. */
const widest = (board: ContestBoard) =>
  Math.max(1, ...board.flatMap(({ rows }) => rows.map(({ norm }) => Math.abs(norm))));

const scoresText = (scores: readonly number[]) => scores.map((score) => score.toFixed(0)).join(' · ');

function Bar({ norm, most }: { norm: number; most: number }) {
  const width = (Math.abs(norm) / most) * 50;
  const from = norm < 0 ? 50 - width : 50;
  return (
    <span className={styles.norm}>
      <i
        aria-hidden
        data-below={norm < 0 || undefined}
        style={{ '--from': `${from}%`, '--width': `${width}%` } as CSSProperties}
      />
      <b>{normText(norm)}</b>
    </span>
  );
}

/** The leaderboard of each track: scores by judge, their mean, and the normalized score that decides the rank. */
export function Board({ board, cutOff }: { board: ContestBoard; cutOff: number }) {
  const most = widest(board);
  const lang = langOfContent('zh');
  return (
    <section id="board">
      <BlockHead title={m.contest_board()} note={m.contest_board_note()} />
      {board
        .filter(({ rows }) => rows.length > 0)
        .map(({ track, rows }, at) => (
          <Fragment key={track}>
            <Text lang={lang} id={`track-${at}`} as="h3" padTop={16} size={18}>
              {track} {rows.length}
            </Text>
            <Sideways labelledBy={`track-${at}`}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{m.contest_rank()}</th>
                    <th scope="col">{m.contest_entry()}</th>
                    <th scope="col" className={styles.apart}>
                      {m.contest_scores()}
                    </th>
                    <th scope="col">{m.contest_raw()}</th>
                    <th scope="col">{m.contest_norm()}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ entryId, rank, title, scores, raw, norm }) => (
                    <tr
                      key={entryId}
                      data-out={rank > cutOff || undefined}
                      data-last={rank === cutOff || undefined}
                    >
                      <td>{rank}</td>
                      <th scope="row">
                        <span lang={lang}>{title}</span>
                        <small className={styles.beside}>{scoresText(scores)}</small>
                      </th>
                      <td className={styles.apart}>{scoresText(scores)}</td>
                      <td>{raw.toFixed(1)}</td>
                      <td>
                        <Bar norm={norm} most={most} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Sideways>
            <Text padTop={4} tone="quiet" size={14}>
              {m.contest_cut({ count: Math.min(cutOff, rows.length) })}
            </Text>
          </Fragment>
        ))}
      <Text round above={20} padBlock={16} padInline={20} ground="leaf" size={15}>
        <b>{m.contest_why_norm()}</b> {m.contest_why_norm_text()}
      </Text>
    </section>
  );
}
