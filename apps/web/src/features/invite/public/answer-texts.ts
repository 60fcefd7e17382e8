import type { InviteDetail } from '@portal/contract/invite/public';
import * as m from '@portal/texts/messages';

/** The texts of the answer; rendered with the page, so that the script carries no messages. */
export const answerTexts = ({
  kind,
  targetName,
  phoneTail,
}: Pick<InviteDetail, 'kind' | 'targetName' | 'phoneTail'>) => ({
  accept: m.profile_p_accept(),
  decline: m.act_decline(),
  login: m.profile_p_login(),
  register: m.profile_p_register(),
  wrong: phoneTail === '' ? m.refusal_invited_operator() : m.profile_p_wrong({ tail: phoneTail }),
  wrongText: phoneTail === '' ? m.org_letter_operator_text() : m.profile_p_wrong_text(),
  joinedText:
    kind === 'ORG'
      ? m.org_letter_accepted({ name: targetName })
      : m.profile_p_accepted_text({ name: targetName }),
  enter: kind === 'ORG' ? m.org_letter_see() : m.profile_p_enter(),
  home: m.profile_p_home(),
  overText: m.profile_p_over_text(),
  failed: m.profile_failed(),
  over: {
    ACCEPTED: m.profile_p_accepted(),
    DECLINED: m.profile_p_declined(),
    WITHDRAWN: m.profile_p_withdrawn(),
    EXPIRED: m.profile_p_expired(),
  },
});

export type AnswerTexts = ReturnType<typeof answerTexts>;
