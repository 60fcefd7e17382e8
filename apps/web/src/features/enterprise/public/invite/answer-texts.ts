import * as m from '@portal/texts/messages';

/** The texts of the invitation; rendered with the page, so that the script carries no messages. */
export const answerTexts = ({
  enterpriseName,
  phoneTail,
}: {
  enterpriseName: string;
  phoneTail: string;
}) => ({
  accept: m.profile_p_accept(),
  decline: m.profile_p_decline(),
  login: m.profile_p_login(),
  register: m.profile_p_register(),
  wrong: m.profile_p_wrong({ tail: phoneTail }),
  wrongText: m.profile_p_wrong_text(),
  joinedText: m.profile_p_accepted_text({ name: enterpriseName }),
  enter: m.profile_p_enter(),
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
