import type { LotteryDetail, LotteryProof } from '@portal/contract/lottery/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fileCheckIcon, lockIcon, mailIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { DrawLine } from './DrawLine.tsx';
import { Dropped } from './Dropped.tsx';
import { groupsOf } from './hex-groups.ts';
import JoinDraw from './JoinDraw.island.tsx';
import styles from './LotteryPart.module.css';
import { joinTexts, verifyTexts } from './lottery-texts.ts';
import { Offline } from './Offline.tsx';
import { Risks } from './Risks.tsx';
import VerifyDraw from './VerifyDraw.island.tsx';
import { Winners } from './Winners.tsx';

const time = (at: number) => formatDate(at, 'MM-DD HH:mm');

interface LotteryPartProps {
  lottery: LotteryDetail;
  /** Null until the draw has taken place. */
  proof: LotteryProof | null;
}

/** How to join a draw, why nobody can tamper with it, and its result. */
export function LotteryPart({ lottery, proof }: LotteryPartProps) {
  const { postId, seedCommit, entrantsHash, rules, state } = lottery;
  return (
    <Stack fluid gap={48} shrink className={styles.part}>
      <Stack gap={16}>
        <StateNote state={state} />
        <Row as="p" wrap gap={6} gapX={16} size={14}>
          <b>{m.lottery_rules()}</b>
          {rules.map((rule) => (
            <span key={rule}>{rule}</span>
          ))}
        </Row>
        <JoinDraw postId={postId} login={paths.login()} prizes={paths.myPrizes()} texts={joinTexts()} />
      </Stack>
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
      <Columns of="minmax(0, 7fr) minmax(0, 5fr)" gap={48} align="start" stack="phone">
        {lottery.winners.length > 0 ? (
          <Winners lottery={lottery} />
        ) : (
          <Offline postId={postId} isFrozen={state === 'FROZEN'} />
        )}
        <Stack gap={48} atTop shrink>
          <Dropped lottery={lottery} />
          <Risks lottery={lottery} />
        </Stack>
      </Columns>
    </Stack>
  );
}

function StateNote({ state }: Pick<LotteryDetail, 'state'>) {
  if (state === 'EXTENDED') return <Alert kind="warning">{m.lottery_extended_note()}</Alert>;
  if (state === 'FROZEN') return <Alert>{m.lottery_frozen_note()}</Alert>;
  if (state === 'CANCELLED') return <Alert>{m.lottery_cancelled_note()}</Alert>;
  return null;
}

/** The three steps, each with what it published. */
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
      <Columns
        as="ol"
        of="repeat(3, minmax(0, 1fr))"
        lineAbove="strong"
        stack="phone"
        className={styles.seals}
      >
        {steps.map(({ icon, at, title, text, hex }) => (
          <li key={title}>
            <Row as="span" gap={8} align="center" tone="quiet" size={14} className={styles.time}>
              <Icon shape={icon} />
              <time dateTime={new Date(at).toISOString()}>{time(at)}</time>
            </Row>
            <b>{title}</b>
            <Text tone="quiet" size={14}>
              {text}
            </Text>
            <span className={styles.hex}>{hex ? groupsOf(hex) : m.lottery_not_yet()}</span>
          </li>
        ))}
      </Columns>
    </section>
  );
}
