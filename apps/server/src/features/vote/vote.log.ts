import { voteStateLabels } from '@portal/contract/vote/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { posts } from '../community/post.table.ts';

export const voteLog: LogWords = {
  entities: { communityVote: m.community_kind_vote },
  verbs: {
    'communityVote.open': m.log_verb_vote_open,
    'communityVote.cast': m.log_verb_vote_cast,
    'communityVote.close': m.state_vote_closed,
    'communityVote.void': m.act_declare_void,
    'communityVote.proposeClose': m.vote_did_propose_close,
    'communityVote.proposeVoid': m.vote_did_propose_void,
    'communityVote.keep': m.community_act_keep,
    'communityVote.answer': m.act_publish_outcome,
  },
  names: { communityVote: namesIn(posts, posts.id, posts.title) },
  fields: { 'communityVote.state': m.field_state, 'communityVote.outcome': m.field_outcome },
  codes: { 'communityVote.state': voteStateLabels },
};
