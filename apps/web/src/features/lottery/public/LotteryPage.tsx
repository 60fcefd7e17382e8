import type { LotteryState } from '@portal/contract/lottery/terms';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Tag, type Tone } from '../../../ui/tag/Tag.tsx';
import { loadPost, PostView } from '../../community/shared/PostView.tsx';
import { themeJsonLd } from '../../community/shared/post-json-ld.ts';
import { LotteryFacts } from './LotteryFacts.tsx';
import { LotteryPart } from './LotteryPart.tsx';

export const loader = makeLoader(async (load) => {
  const loaded = await loadPost(load, 'LOTTERY');
  const { postId: id } = loaded.post;
  const lottery = await load.call('GET /api/communityManage/lottery/queryDetail', { id });
  const proof =
    lottery.seed === null ? null : await load.call('GET /api/communityManage/lottery/queryProof', { id });
  return { ...loaded, lottery, proof };
});

const tones: Record<LotteryState, Tone> = {
  PENDING: 'neutral',
  OPEN: 'petal',
  EXTENDED: 'amber',
  FROZEN: 'brand',
  DRAWN: 'leaf',
  CANCELLED: 'neutral',
  CLOSED: 'neutral',
};

/** A draw: its prizes, its participants, and afterwards the proof that anybody can check. */
export function Component() {
  const { lottery, proof, ...loaded } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  return (
    <PostView
      {...loaded}
      jsonLd={themeJsonLd(origin, loaded)}
      tag={
        <>
          <Tag tone={tones[lottery.state]} mark="dot">
            {lottery.stateLabel}
          </Tag>
          <Tag outlined>{m.lottery_title()}</Tag>
        </>
      }
      facts={<LotteryFacts lottery={lottery} />}
      part={<LotteryPart lottery={lottery} proof={proof} />}
    />
  );
}
