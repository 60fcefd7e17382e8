import type { RecommendDetail } from '@portal/contract/match/recommend';
import * as m from '@portal/texts/messages';
import { useEffect, useRef, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { confirm } from '../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { arrowLeftIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { recommendQueryKeys } from '../shared/recommend-query-keys.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Answers } from './Answers.tsx';
import styles from './Recommend.module.css';
import { RecommendView } from './RecommendView.tsx';

/** The open recommendation, and its answer. */
export function ReceivedPane({ id, back }: { id: string; back: string }) {
  const answer = useQueryOf('GET /api/matchManage/recommend/queryDetail', { id });
  return (
    <>
      <p className={styles.back}>
        <ButtonLink href={back} icon={arrowLeftIcon} keepScroll>
          {m.match_received_title()}
        </ButtonLink>
      </p>
      <Answered of={answer}>{(recommend) => <Read recommend={recommend} />}</Answered>
    </>
  );
}

function Read({ recommend }: { recommend: RecommendDetail }) {
  useOpened(recommend);
  const mayAnswer = recommend.actions.includes('interested');
  return (
    <>
      <RecommendView recommend={recommend} />
      {mayAnswer && <AnswerForm recommend={recommend} />}
      <Row wrap gap={12} justify="end" above={20}>
        <Answers recommend={recommend} />
        {recommend.isMutable && <Mute recommend={recommend} />}
      </Row>
    </>
  );
}

/** Marks the recommendation as opened, once, when it is shown to somebody who can answer it. */
function useOpened({ recommendId: id, version, actions }: RecommendDetail): void {
  const opened = useRef(false);
  const operate = useMutationOf('POST /api/matchManage/recommend/operate', {
    quiet: true,
    invalidates: [
      'GET /api/matchManage/recommend/queryReceived',
      'GET /api/matchManage/recommend/queryDetail',
    ],
  });
  const { run } = operate;
  useEffect(() => {
    if (opened.current || !actions.includes('open')) return;
    opened.current = true;
    void run({ id, event: 'open', version });
  });
}

function Mute({ recommend: { recommendId: id, isMuted } }: { recommend: RecommendDetail }) {
  const [asks, setAsks] = useState(false);
  const mute = useMutationOf('POST /api/matchManage/recommend/mute', {
    done: ({ muted }) => (muted ? m.match_muted() : m.match_unmuted()),
    invalidates: [...recommendQueryKeys],
  });
  const press = async () => {
    setAsks(true);
    const isSure =
      isMuted ||
      (await confirm({ title: m.match_mute(), text: m.match_mute_text(), ok: m.match_mute(), danger: true }));
    if (isSure) await mute.run({ id, data: { muted: !isMuted } });
    setAsks(false);
  };
  return (
    <Button variant="quiet" busy={mute.busy || asks} onClick={() => void press()}>
      {isMuted ? m.match_unmute() : m.match_mute()}
    </Button>
  );
}
