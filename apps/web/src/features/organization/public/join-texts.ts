import * as m from '@portal/texts/messages';

/** Texts of the box for joining, sent with its island in the reader's language only. */
export const joinTexts = () => ({
  note: m.org_join_note(),
  tasks: m.org_field_tasks(),
  intro: m.org_field_intro(),
  phoneShown: m.org_field_phone_shown(),
  join: m.org_join(),
  login: m.org_join_login(),
  foot: m.org_join_foot(),
  takesNobody: m.org_takes_nobody(),
  asked: m.org_asked(),
  askedText: m.org_asked_text(),
  own: m.org_own(),
  isMember: m.org_is_member(),
  refused: m.org_refused({ reason: '{reason}' }),
  leaveAsk: m.org_leave_ask(),
  keep: m.act_cancel(),
  done: { apply: m.org_done_join(), own: m.org_done_own() },
  acts: {
    cancel: m.org_cancel(),
    leave: m.org_leave(),
    showPhone: m.org_act_show_phone(),
    hidePhone: m.org_act_hide_phone(),
  },
});

export type JoinTexts = ReturnType<typeof joinTexts>;
