import {
  profile_failed,
  profile_p_accept,
  profile_p_accepted,
  profile_p_accepted_text,
  profile_p_decline,
  profile_p_declined,
  profile_p_enter,
  profile_p_expired,
  profile_p_home,
  profile_p_login,
  profile_p_over_text,
  profile_p_register,
  profile_p_withdrawn,
  profile_p_wrong,
  profile_p_wrong_text,
} from '../../../../platform/i18n/paraglide/messages.js';

/** What the answer of an invitation says; rendered with the page, so that no messages travel with the script. */
export const answerTexts = ({
  enterpriseName,
  phoneTail,
}: {
  enterpriseName: string;
  phoneTail: string;
}) => ({
  accept: profile_p_accept(),
  decline: profile_p_decline(),
  login: profile_p_login(),
  register: profile_p_register(),
  wrong: profile_p_wrong({ tail: phoneTail }),
  wrongText: profile_p_wrong_text(),
  joinedText: profile_p_accepted_text({ name: enterpriseName }),
  enter: profile_p_enter(),
  home: profile_p_home(),
  overText: profile_p_over_text(),
  failed: profile_failed(),
  over: {
    ACCEPTED: profile_p_accepted(),
    DECLINED: profile_p_declined(),
    WITHDRAWN: profile_p_withdrawn(),
    EXPIRED: profile_p_expired(),
  },
});

export type AnswerTexts = ReturnType<typeof answerTexts>;
