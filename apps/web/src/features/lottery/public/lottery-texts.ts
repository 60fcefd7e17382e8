import * as m from '@portal/texts/messages';

/** Texts for verifying the draw in the browser; the page carries them. */
export const verifyTexts = () => ({
  verify: m.lottery_verify(),
  again: m.lottery_verify_again(),
  note: m.lottery_verify_note(),
  failed: m.lottery_verify_failed(),
  ok: m.lottery_verify_ok(),
  okNote: m.lottery_verify_ok_note({ seconds: '{seconds}' }),
  bad: m.lottery_verify_bad(),
  badNote: m.lottery_verify_bad_note(),
  published: m.lottery_published(),
  computed: m.lottery_computed(),
  same: m.lottery_same(),
  differs: m.lottery_differs(),
  seal: m.lottery_ask_seal(),
  sealText: m.lottery_ask_seal_text(),
  list: m.lottery_ask_list(),
  listText: m.lottery_ask_list_text(),
  winners: m.lottery_ask_winners(),
  winnersText: m.lottery_ask_winners_text(),
  tryTitle: m.lottery_try_title(),
  tryText: m.lottery_try_text({ no: '{no}' }),
  tryWithout: m.lottery_try_without(),
});

export const joinTexts = () => ({
  join: m.lottery_join(),
  login: m.lottery_join_login(),
  yourNo: m.lottery_your_no(),
  own: m.lottery_own_mark(),
  joined: m.lottery_joined(),
  reserve: m.lottery_reserve_note({ no: '{no}' }),
  joinedNote: m.lottery_joined_note({ nonce: '{nonce}' }),
  won: m.lottery_won({ place: '{place}' }),
  notWon: m.lottery_not_won({ place: '{place}' }),
  claim: m.lottery_go_claim(),
  notCounted: m.lottery_not_counted(),
  lacks: m.lottery_lacks(),
});
