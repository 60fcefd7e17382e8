import { shortOf } from '@portal/contract/lottery/draw';
import type { LotteryDetail } from '@portal/contract/lottery/public';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Sideways } from '../../../ui/layout/Sideways.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { prizeVariants } from '../shared/lottery-words.ts';
import styles from './LotteryPart.module.css';
import { Offline } from './Offline.tsx';

/** Maximum rows on the page; the downloadable list has all of them. */
const winnersShown = 60;

type Placed = LotteryDetail['reserves'][number];

/** The winners in order of the draw, and the reserves. */
export function Winners({ lottery }: { lottery: LotteryDetail }) {
  const { winners, reserves, postId, entries, invalid } = lottery;
  const shown = winners.slice(0, winnersShown);
  const hasLines = lottery.lines.length > 1;
  return (
    <section>
      <h2>{m.lottery_winners()}</h2>
      <Text padBottom={12} tone="quiet" size={14}>
        {m.lottery_winners_note()}
      </Text>
      <Sideways label={m.lottery_winners()} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.lottery_place()}</th>
              <th scope="col">{m.lottery_entry_no()}</th>
              <th scope="col">{m.lottery_entrant()}</th>
              <th scope="col">{m.lottery_value_head()}</th>
              <th scope="col">{m.field_state()}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((winner) => (
              <Row
                key={winner.entryNo}
                placed={winner}
                note={hasLines || winner.isReserve ? <Prize {...winner} /> : null}
              >
                <Status kind={prizeVariants[winner.prizeState]}>{winner.prizeStateLabel}</Status>
              </Row>
            ))}
            {reserves.length > 0 && (
              <tr className={styles.cut}>
                <td colSpan={5}>{m.lottery_reserves_below()}</td>
              </tr>
            )}
            {reserves.map((reserve, at) => (
              <Row key={reserve.entryNo} placed={reserve} note={null}>
                <Status kind="open">{m.lottery_reserve_no({ no: at + 1 })}</Status>
              </Row>
            ))}
          </tbody>
        </table>
      </Sideways>
      {winners.length > shown.length && (
        <Text padBottom={12} tone="quiet" size={14}>
          {m.lottery_more_winners({ count: formatThousands(winners.length - shown.length) })}
        </Text>
      )}
      <Offline postId={postId} isFrozen entrants={entries - invalid} />
    </section>
  );
}

const Prize = ({ prizeName, isReserve }: { prizeName: string; isReserve: boolean }) => (
  <>
    <span lang={langOfContent('zh')}>{prizeName}</span>
    {isReserve && ` · ${m.lottery_reserve()}`}
  </>
);

function Row({ placed, note, children }: { placed: Placed; note: ReactNode; children: ReactNode }) {
  const { entryNo, place, name, enterpriseName, value } = placed;
  const lang = langOfContent('zh');
  return (
    <tr>
      <td>{place}</td>
      <td>
        <b>{shortOf(entryNo)}</b>
      </td>
      <td>
        <span lang={lang}>{name}</span>{' '}
        <small lang={enterpriseName ? lang : undefined}>{enterpriseName || m.lottery_person()}</small>
        {note && <small className={styles.prize}>{note}</small>}
      </td>
      <td className={styles.mono}>{value.slice(0, 8)}</td>
      <td>{children}</td>
    </tr>
  );
}
