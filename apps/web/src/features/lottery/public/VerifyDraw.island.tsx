import type { LotteryProof } from '@portal/contract/lottery/public';
import { lazy, Suspense, useState } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { rotateCwIcon, shieldCheckIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import type { Computed } from './compute-draw.ts';
import styles from './VerifyDraw.module.css';
import type { VerifyDrawProps } from './verify-draw-props.ts';

// Loaded on demand with everything that verification needs, so that other readers never fetch it.
const VerifyResult = lazy(async () => ({ default: (await import('./VerifyResult.tsx')).VerifyResult }));

const loadProof = async (id: string): Promise<LotteryProof> =>
  (await import('../../../platform/api/browser-client.ts'))
    .browserClient()
    .call('GET /api/communityManage/lottery/queryProof', { id }, { quiet: true });

/** Repeats the draw in the reader's browser and says whether the result matches what was published. */
function VerifyDraw({ postId, seedCommit, entrantsHash, winners, texts }: VerifyDrawProps) {
  const [proof, setProof] = useState<LotteryProof>();
  const [computed, setComputed] = useState<Computed>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const verify = async () => {
    setState('busy');
    try {
      const { computeDraw } = await import('./compute-draw.ts');
      const fetched = proof ?? (await loadProof(postId));
      setProof(fetched);
      setComputed(computeDraw(fetched));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const isOk =
    computed &&
    seedCommit === computed.seedCommit &&
    entrantsHash === computed.entrantsHash &&
    winners.join() === computed.winners.join();
  const head = isOk ? texts.ok : texts.bad;
  const note = isOk ? texts.okNote.replace('{seconds}', computed.seconds) : texts.badNote;
  const known = computed ? note : texts.note;
  return (
    <Text as="section" clip frame="strong" round className={styles.box} data-ok={isOk}>
      <Row
        as="header"
        wrap
        gap={12}
        gapX={24}
        align="center"
        pad={20}
        ground="quiet"
        className={styles.head}
        aria-live="polite"
      >
        <Icon shape={shieldCheckIcon} />
        <div>
          <h2>{computed ? `${texts.verify} · ${head}` : texts.verify}</h2>
          <Text size={14}>{state === 'failed' ? texts.failed : known}</Text>
        </div>
        <Button
          icon={computed ? rotateCwIcon : undefined}
          variant={computed ? 'default' : 'main'}
          busy={state === 'busy'}
          onClick={() => void verify()}
        >
          {computed ? texts.again : texts.verify}
        </Button>
      </Row>
      {computed && (
        <Suspense>
          <VerifyResult {...{ seedCommit, entrantsHash, winners, texts, computed }} />
        </Suspense>
      )}
    </Text>
  );
}

export default island('lottery/public/VerifyDraw', VerifyDraw, 'visible');
