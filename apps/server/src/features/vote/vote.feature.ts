import {
  voteAnswer,
  voteCast,
  voteExport,
  voteOperate,
  voteQueryAnswered,
  voteQueryDetail,
  voteQueryManageDetail,
  voteQueryManageList,
  voteQueryStanding,
} from '@portal/contract/vote/public';
import type { Feature } from '../../feature/feature.ts';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { listAnswered } from './answered-votes.ts';
import { castBallot } from './cast-ballot.ts';
import { closeVotes } from './close-votes.ts';
import {
  answerVote,
  countManagedVotes,
  getManagedVote,
  listManagedVotes,
  operateVote,
  queryManagedVotes,
  voteColumns,
} from './manage-votes.ts';
import { eraseVotes } from './vote.account-end.ts';
import { voteKind } from './vote.kind.ts';
import { voteLog } from './vote.log.ts';
import { getShownVote, queryStanding, viewVote } from './vote.queries.ts';
import { voteQueue } from './vote.queue.ts';

const routes = (): BoundEndpoint[] => [
  bind(voteQueryDetail, async ({ db, now }, { id }) => viewVote(db, (await getShownVote(db, id)).vote, now)),
  bind(voteQueryAnswered, ({ db }, { id }) => listAnswered(db, id)),
  bind(voteQueryStanding, queryStanding),
  bind(voteCast, castBallot),
  bind(voteQueryManageList, queryManagedVotes),
  bind(voteQueryManageDetail, ({ db, now }, { id }) => getManagedVote(db, now, id)),
  bindRaw(voteExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '投票',
      entity: 'communityVote',
      filter: input,
      columns: voteColumns,
      count: (tx) => countOfTab(countManagedVotes(tx, input), input.state),
      read: (tx, page) => listManagedVotes(tx, ctx.now, { ...input, ...page }),
    }),
  ),
  bind(voteOperate, operateVote),
  bind(voteAnswer, answerVote),
];

export const voteFeature: Feature = {
  routes,
  jobs: (deps) => [{ name: 'vote.close', cron: '* * * * *', run: () => closeVotes(deps) }],
  postKinds: [voteKind],
  queue: [voteQueue],
  figures: [
    {
      figure: 'ballots',
      roles: ['OP_ADMIN', 'OP_COMMUNITY'],
      events: ['communityVote.cast', 'communityLottery.join'],
    },
  ],
  log: voteLog,
  erase: eraseVotes,
};
