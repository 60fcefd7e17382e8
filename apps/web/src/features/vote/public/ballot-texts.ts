import { endText } from '@portal/contract/deadline';
import type { VoteDetail } from '@portal/contract/vote/public';
import * as m from '@portal/texts/messages';

/** The texts of a ballot, sent to the browser with the page. */
export const ballotTexts = ({
  maxChoices: max,
  endsAt,
  visibility,
  visibilityLabel,
  changeable,
  scope,
}: VoteDetail) => ({
  choose: m.vote_choose({ max }),
  ends: m.vote_ends({ time: endText(endsAt) }),
  visibility: visibilityLabel,
  hidden: m.vote_hidden(),
  paper: scope === 'ENTERPRISE' ? m.vote_paper_enterprise() : m.vote_paper_user(),
  chosen: m.vote_chosen_count({ count: '{count}', max }),
  casting: `${visibility === 'AFTER_CLOSE' ? m.vote_casting_later() : m.vote_casting_now()} ${changeable ? m.vote_rule_change() : m.vote_rule_final()}`,
  cast: scope === 'ENTERPRISE' ? m.act_cast_enterprise_ballot() : m.act_cast_ballot(),
  change: m.act_change_ballot(),
  login: m.vote_login(),
  voted: m.vote_voted(),
  own: m.vote_own_choice(),
  secretDone: m.vote_secret_done(),
  share: m.vote_votes_share({ count: '{count}', share: '{share}' }),
  forEnterprise: m.vote_for_enterprise(),
  within: m.vote_within(),
});
