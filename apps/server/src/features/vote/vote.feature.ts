import { voteCast, voteOperate, voteQueryDetail, voteQueryStanding } from '@portal/contract/vote';
import type { Feature } from '../../feature/feature.ts';
import { bind } from '../../platform/http/endpoints.ts';
import { castBallot } from './cast-ballot.ts';
import { closeVotes, operateVote } from './operate-vote.ts';
import { voteKind } from './vote.kind.ts';
import { voteLog } from './vote.log.ts';
import { getShownVote, queryStanding, viewVote } from './vote.queries.ts';

export const voteFeature: Feature = {
  routes: () => [
    bind(voteQueryDetail, async ({ db, now }, { id }) => viewVote(db, await getShownVote(db, id), now)),
    bind(voteQueryStanding, queryStanding),
    bind(voteCast, castBallot),
    bind(voteOperate, operateVote),
  ],
  jobs: (deps) => [{ name: 'vote.close', cron: '* * * * *', run: () => closeVotes(deps) }],
  postKinds: [voteKind],
  log: voteLog,
};
