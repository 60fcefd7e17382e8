import type { LotteryDetail, LotteryProof } from '@portal/contract/lottery';
import { shortOf } from '@portal/contract/lottery-draw';
import * as m from '@portal/texts/messages';
import { paths } from '../../../paths.ts';
import { formatDate, formatThousands } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fileCheckIcon } from '../../../ui/icon/shapes/file-check.ts';
import { lockIcon } from '../../../ui/icon/shapes/lock.ts';
import { mailIcon } from '../../../ui/icon/shapes/mail.ts';
import { DrawLine } from './DrawLine.tsx';
import JoinDraw from './JoinDraw.island.tsx';
import styles from './LotteryPart.module.css';
import VerifyDraw from './VerifyDraw.island.tsx';
import { joinTexts, verifyTexts } from './lottery-texts.ts';

const time = (at: number) => formatDate(at, 'MM-DD HH:mm');
const groups = (hex: string) => hex.replace(/.{8}(?=.)/g, '$& ');

interface LotteryPartProps {
  lottery: LotteryDetail;
  /** Null until it is drawn. */
  proof: LotteryProof | null;
}

/** What a draw is about, how to join it, why nobody can tamper with it, and what came of it. */
export function LotteryPart({ lottery, proof }: LotteryPartProps) {
  const { postId, seedCommit, entrantsHash } = lottery;
  return (
    <div className={styles.part}>
      <LotteryFacts lottery={lottery} />
      <StateNote lottery={lottery} />
      <JoinDraw postId={postId} login={paths.login()} prizes={paths.myPrizes()} texts={joinTexts()} />
      {proof !== null && proof.seed !== null && <DrawLine proof={proof} seed={proof.seed} />}
      <Seals lottery={lottery} />
      {proof !== null && entrantsHash !== null && (
        <VerifyDraw
          postId={postId}
          seedCommit={seedCommit}
          entrantsHash={entrantsHash}
          winners={proof.winners.map(({ entryNo }) => entryNo)}
          texts={verifyTexts()}
        />
      )}
      {lottery.winners.length > 0 && <Winners lottery={lottery} />}
      <Risks />
      {lottery.traces.length > 0 && <Traces traces={lottery.traces} />}
    </div>
  );
}

function LotteryFacts({ lottery }: { lottery: LotteryDetail }) {
  const { prizes, lines, entries, invalid, minEntrants, joinTo, drawAt, claimUntil, rules } = lottery;
  return (
    <>
      <Facts
        layout="row"
        facts={[
          {
            name: m.lottery_field_prizes(),
            value: m.lottery_prizes_count({ count: prizes }),
            note: (
              <span lang={langOfContent('zh')}>
                {lines.map(({ name, count }) => `${name} × ${count}`).join('、')}
              </span>
            ),
          },
          {
            name: m.lottery_fact_entrants(),
            value: m.lottery_people({ count: formatThousands(entries - invalid) }),
            note:
              invalid > 0
                ? m.lottery_invalid_count({ count: invalid })
                : m.lottery_least_count({ count: minEntrants }),
          },
          {
            name: m.lottery_field_draw_at(),
            value: time(drawAt),
            note:
              claimUntil === null
                ? `${m.lottery_field_join_to()} ${time(joinTo)}`
                : m.lottery_claim_until({ time: time(claimUntil) }),
          },
        ]}
      />
      <p className={styles.rules}>
        <b>{m.lottery_rules()}</b>
        {rules.map((rule) => (
          <span key={rule}>{rule}</span>
        ))}
      </p>
    </>
  );
}

function StateNote({ lottery: { state } }: { lottery: LotteryDetail }) {
  if (state === 'EXTENDED') return <Alert kind="warning">{m.lottery_extended_note()}</Alert>;
  if (state === 'FROZEN') return <Alert>{m.lottery_frozen_note()}</Alert>;
  if (state === 'CANCELLED') return <Alert>{m.lottery_cancelled_note()}</Alert>;
  return null;
}

/** The three steps, each with what it has published. */
function Seals({ lottery }: { lottery: LotteryDetail }) {
  const { publishedAt, joinTo, drawAt, drawnAt, seedCommit, entrantsHash, seed } = lottery;
  const steps = [
    {
      icon: mailIcon,
      at: publishedAt,
      title: m.lottery_seal_first(),
      text: m.lottery_seal_first_text(),
      hex: seedCommit,
    },
    {
      icon: lockIcon,
      at: joinTo,
      title: m.lottery_seal_second(),
      text: m.lottery_seal_second_text(),
      hex: entrantsHash,
    },
    {
      icon: fileCheckIcon,
      at: drawnAt ?? drawAt,
      title: m.lottery_seal_third(),
      text: m.lottery_seal_third_text(),
      hex: seed,
    },
  ];
  return (
    <section>
      <h2>{m.lottery_why()}</h2>
      <ol className={styles.seals}>
        {steps.map(({ icon, at, title, text, hex }) => (
          <li key={title}>
            <span className={styles.time}>
              <Icon shape={icon} />
              <time>{time(at)}</time>
            </span>
            <b>{title}</b>
            <p>{text}</p>
            <span className={styles.hex}>{hex ? groups(hex) : m.lottery_not_yet()}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Winners({ lottery: { winners, postId } }: { lottery: LotteryDetail }) {
  const lang = langOfContent('zh');
  return (
    <section>
      <h2>{m.lottery_winners()}</h2>
      <p className={styles.note}>{m.lottery_winners_note()}</p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.lottery_place()}</th>
              <th scope="col">{m.lottery_entry_no()}</th>
              <th scope="col">{m.lottery_entrant()}</th>
              <th scope="col">{m.lottery_field_prize()}</th>
              <th scope="col">{m.lottery_value_head()}</th>
              <th scope="col">{m.field_state()}</th>
            </tr>
          </thead>
          <tbody>
            {winners.map(({ entryNo, place, name, prizeName, value, prizeStateLabel, isReserve }) => (
              <tr key={entryNo}>
                <td>{place}</td>
                <td>
                  <b>{shortOf(entryNo)}</b>
                </td>
                <td lang={lang}>{name}</td>
                <td>
                  <span lang={lang}>{prizeName}</span>
                  {isReserve && ` · ${m.lottery_reserve()}`}
                </td>
                <td className={styles.mono}>{value.slice(0, 8)}</td>
                <td>{prizeStateLabel}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ButtonLink href={`/api/communityManage/lottery/queryProof?id=${postId}`} size="small">
        {m.lottery_full_list()}
      </ButtonLink>
    </section>
  );
}

const risks = [
  [m.lottery_risk_peek, m.lottery_risk_peek_text],
  [m.lottery_risk_last, m.lottery_risk_last_text],
  [m.lottery_risk_fake, m.lottery_risk_fake_text],
  [m.lottery_risk_own, m.lottery_risk_own_text],
] as const;

/** What cannot be proved is written down too. */
const Risks = () => (
  <section>
    <h2>{m.lottery_risks()}</h2>
    <p className={styles.note}>{m.lottery_risks_note()}</p>
    <dl className={styles.risks}>
      {risks.map(([risk, answer]) => (
        <div key={risk()}>
          <dt>{risk()}</dt>
          <dd>{answer()}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Traces = ({ traces }: Pick<LotteryDetail, 'traces'>) => (
  <section>
    <h2>{m.lottery_traces()}</h2>
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.lottery_trace_time()}</th>
            <th scope="col">{m.lottery_fact_entrants()}</th>
            <th scope="col">{m.lottery_trace_hash()}</th>
          </tr>
        </thead>
        <tbody>
          {traces.map(({ at, entries, hash }) => (
            <tr key={at}>
              <td>{time(at)}</td>
              <td>{entries}</td>
              <td className={styles.mono}>{groups(hash.slice(0, 16))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
