import type { LotteryProof } from '@portal/contract/lottery';
import { drawLottery, entrantsHashOf, inOrder, seedCommitOf, shortOf } from '@portal/contract/lottery-draw';
import { useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon } from '../../../ui/icon/shapes/circle-check.ts';
import { circleXIcon } from '../../../ui/icon/shapes/circle-x.ts';
import { rotateCwIcon } from '../../../ui/icon/shapes/rotate-cw.ts';
import { shieldCheckIcon } from '../../../ui/icon/shapes/shield-check.ts';
import { sha256 } from '../shared/sha256.ts';
import { groupsOf } from './hex-groups.ts';
import type { verifyTexts } from './lottery-texts.ts';
import styles from './VerifyDraw.module.css';

interface VerifyDrawProps {
  postId: string;
  /** As the page has them: published when it was begun, when the list was frozen, when it was drawn. */
  seedCommit: string;
  entrantsHash: string;
  winners: string[];
  texts: ReturnType<typeof verifyTexts>;
}

interface Computed {
  seedCommit: string;
  entrantsHash: string;
  winners: string[];
  last: string;
  without: string;
  seconds: string;
}

// Loaded on demand: who does not verify never fetches it.
const loadProof = async (id: string): Promise<LotteryProof> =>
  (await import('../../../platform/api/browser-client.ts'))
    .browserClient()
    .call('GET /api/communityManage/lottery/queryProof', { id }, { quiet: true });

/** Draws again from what everybody can fetch, by nothing but the draw itself. */
function compute({ seed, entryNos, ranks }: LotteryProof): Computed {
  const startedAt = performance.now();
  const revealed = seed ?? '';
  const drawn = drawLottery(sha256, { seed: revealed, entryNos, ranks });
  const sorted = inOrder(entryNos);
  return {
    seedCommit: seedCommitOf(sha256, revealed),
    entrantsHash: entrantsHashOf(sha256, entryNos),
    winners: drawn.filter(({ rank }) => rank !== null).map(({ entryNo }) => entryNo),
    last: sorted.at(-1) ?? '',
    without: entrantsHashOf(sha256, sorted.slice(0, -1)),
    seconds: ((performance.now() - startedAt) / 1_000).toFixed(2),
  };
}

const numbers = (entryNos: string[]) => entryNos.map(shortOf).join('　');

/** Three plain questions, what was published above what the reader's own browser has computed. */
function VerifyDraw({ postId, seedCommit, entrantsHash, winners, texts }: VerifyDrawProps) {
  const [proof, setProof] = useState<LotteryProof>();
  const [computed, setComputed] = useState<Computed>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const verify = async () => {
    setState('busy');
    try {
      const fetched = proof ?? (await loadProof(postId));
      setProof(fetched);
      setComputed(compute(fetched));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const checks = computed && [
    {
      title: texts.seal,
      text: texts.sealText,
      published: groupsOf(seedCommit),
      computed: groupsOf(computed.seedCommit),
      isSame: seedCommit === computed.seedCommit,
    },
    {
      title: texts.list,
      text: texts.listText,
      published: groupsOf(entrantsHash),
      computed: groupsOf(computed.entrantsHash),
      isSame: entrantsHash === computed.entrantsHash,
    },
    {
      title: texts.winners,
      text: texts.winnersText,
      published: numbers(winners),
      computed: numbers(computed.winners),
      isSame: winners.join() === computed.winners.join(),
    },
  ];
  const isOk = checks?.every(({ isSame }) => isSame);
  const head = checks ? (isOk ? texts.ok : texts.bad) : texts.verify;
  const note = checks
    ? isOk
      ? texts.okNote.replace('{seconds}', computed.seconds)
      : texts.badNote
    : texts.note;
  return (
    <section className={styles.box} data-ok={isOk}>
      <header className={styles.head} aria-live="polite">
        <Icon shape={shieldCheckIcon} />
        <div>
          <h2>{checks ? `${texts.verify} · ${head}` : head}</h2>
          <p>{state === 'failed' ? texts.failed : note}</p>
        </div>
        <Button
          icon={checks ? rotateCwIcon : undefined}
          variant={checks ? 'default' : 'main'}
          busy={state === 'busy'}
          onClick={() => void verify()}
        >
          {checks ? texts.again : texts.verify}
        </Button>
      </header>
      {checks && (
        <ol className={styles.checks}>
          {checks.map((check, at) => (
            <li key={check.title}>
              <div>
                <h3>
                  {at + 1}　{check.title}
                </h3>
                <p>{check.text}</p>
              </div>
              <dl>
                <dt>{texts.published}</dt>
                <dd>{check.published}</dd>
                <dt>{texts.computed}</dt>
                <dd>{check.computed}</dd>
              </dl>
              <b data-ok={check.isSame}>
                <Icon shape={check.isSame ? circleCheckIcon : circleXIcon} />
                {check.isSame ? texts.same : texts.differs}
              </b>
            </li>
          ))}
        </ol>
      )}
      {computed && (
        <div className={styles.try}>
          <h3>{texts.tryTitle}</h3>
          <p>{texts.tryText.replace('{no}', shortOf(computed.last))}</p>
          <dl>
            <dt>{texts.published}</dt>
            <dd>{groupsOf(entrantsHash)}</dd>
            <dt>{texts.tryWithout}</dt>
            <dd>
              <del>{groupsOf(computed.without)}</del>
            </dd>
          </dl>
        </div>
      )}
    </section>
  );
}

export default island('lottery/public/VerifyDraw', VerifyDraw, 'visible');
