import * as m from '@portal/texts/messages';

/** The words of a ballot; a reader's browser gets them with the page. */
export const ballotTexts = ({ max, time, visibility }: { max: number; time: string; visibility: string }) => ({
  choose: m.vote_choose({ max }),
  ends: m.vote_ends({ time }),
  visibility,
  hidden: m.vote_hidden(),
  cast: m.vote_act_cast(),
  change: m.vote_act_change(),
  login: m.vote_login(),
  voted: m.vote_voted(),
  secretDone: m.vote_secret_done(),
  share: m.vote_votes_share({ count: '{count}', share: '{share}' }),
  forEnterprise: m.vote_for_enterprise({ name: '{name}' }),
  within: m.vote_within(),
  close: m.vote_act_close(),
  void: m.vote_act_void(),
  reason: m.field_reason(),
  reasonAsk: m.vote_reason_ask(),
});
