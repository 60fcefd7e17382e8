import type { PostKind } from '@portal/contract/community/terms';
import { postKindLabels } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { emptyLottery, LotteryFields } from '../../lottery/shared/LotteryFields.tsx';
import { emptyRecruit, RecruitFields } from '../../recruit/shared/RecruitFields.tsx';
import { emptyVote, VoteFields } from '../../vote/shared/VoteFields.tsx';
import { PostForm } from './PostForm.tsx';

/** The kinds that can be started here, each with the address of its form: one line per kind. */
const writers = [
  { kind: 'THEME', hrefOf: paths.writePost },
  { kind: 'QUESTION', hrefOf: paths.submitQuestion },
  { kind: 'LOTTERY', hrefOf: (query?: object) => paths.writePost({ ...query, kind: 'LOTTERY' }) },
  { kind: 'VOTE', hrefOf: (query?: object) => paths.writePost({ ...query, kind: 'VOTE' }) },
  { kind: 'RECRUIT', hrefOf: (query?: object) => paths.writePost({ ...query, kind: 'RECRUIT' }) },
] as const;

type Form = Omit<Parameters<typeof PostForm>[0], 'post' | 'board'>;

/** The form of a kind, for kinds written on this page. */
function formOf(kind: PostKind, now: number): Form {
  if (kind === 'LOTTERY')
    return {
      kind,
      title: m.lottery_title(),
      note: m.lottery_write_note(),
      part: { lottery: emptyLottery(now) },
      fields: <LotteryFields />,
      isNamed: true,
    };
  if (kind === 'VOTE')
    return {
      kind,
      title: m.community_kind_vote(),
      note: m.vote_write_note(),
      part: { vote: emptyVote(now) },
      fields: <VoteFields />,
      isNamed: true,
    };
  if (kind === 'RECRUIT')
    return {
      kind,
      title: m.recruit_title(),
      note: m.recruit_write_note(),
      part: { recruit: emptyRecruit() },
      fields: <RecruitFields />,
      isNamed: true,
    };
  return { kind: 'THEME', title: m.community_write(), note: m.community_write_note(), part: {} };
}

/** Writes a theme or another kind with fields on this page; further kinds are on other tabs. */
export function Component() {
  const [search] = useSearchParams();
  const [now] = useState(() => Date.now());
  const id = search.get('id');
  const board = search.get('board') ?? '';
  const kind = (['LOTTERY', 'VOTE', 'RECRUIT'] as const).find((one) => one === search.get('kind')) ?? 'THEME';
  if (id) return <Known key={id} id={id} now={now} />;
  return (
    <>
      <TabLinks
        label={m.community_kinds()}
        currentKey={kind}
        items={writers.map((writer) => ({
          key: writer.kind,
          href: writer.hrefOf(board ? { board } : undefined),
          text: postKindLabels[writer.kind](),
        }))}
      />
      <PostForm key={kind} {...formOf(kind, now)} board={board} post={null} />
    </>
  );
}

function Known({ id, now }: { id: string; now: number }) {
  const answer = useQueryOf('GET /api/communityManage/post/queryOwnDetail', { id });
  return (
    <Answered of={answer}>
      {(post) => <PostForm {...formOf(post.kind, now)} title={m.act_edit()} board="" post={post} />}
    </Answered>
  );
}
