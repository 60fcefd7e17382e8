import * as m from '@portal/texts/messages';

/** The texts of the application box, sent to its island only in the reader's language. */
export const applyTexts = () => ({
  login: m.recruit_login(),
  which: m.recruit_which(),
  choose: m.recruit_position_fault(),
  resume: m.recruit_resume_label(),
  resumeHint: m.recruit_resume_hint(),
  chooseFile: m.recruit_choose_file(),
  replaceFile: m.recruit_replace_file(),
  dropFile: m.recruit_drop_file(),
  sending: m.recruit_sending(),
  note: m.recruit_field_note(),
  noteFault: m.recruit_note_fault(),
  send: m.recruit_send(),
  done: m.recruit_done(),
  own: m.recruit_own(),
  meeting: m.recruit_meeting({ time: '{time}', place: '{place}' }),
  answer: m.recruit_field_answer(),
  filled: m.recruit_filled_note(),
  withdraw: m.recruit_withdraw(),
  withdrawAsk: m.recruit_withdraw_ask(),
  withdrawn: m.recruit_withdrawn(),
  keep: m.act_cancel(),
  waiting: m.recruit_waiting({ count: '{count}' }),
  received: m.recruit_see_received(),
});

export type ApplyTexts = ReturnType<typeof applyTexts>;
