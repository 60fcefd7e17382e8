import { voteStateLabels } from '@portal/contract/vote-terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { posts } from '../community/post.table.ts';

export const voteLog: LogWords = {
  entities: { communityVote: m.community_kind_vote },
  verbs: {
    'communityVote.open': m.vote_did_open,
    'communityVote.cast': m.vote_did_cast,
    'communityVote.close': m.vote_state_closed,
    'communityVote.void': m.vote_act_void,
    'communityVote.answer': m.vote_act_answer,
  },
  names: { communityVote: namesIn(posts, posts.id, posts.title) },
  fields: { 'communityVote.state': m.field_state, 'communityVote.outcome': m.vote_field_outcome },
  codes: { 'communityVote.state': voteStateLabels },
};
