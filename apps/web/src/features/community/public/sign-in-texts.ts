import * as m from '@portal/texts/messages';

/** Texts of the weekly check-in; the page carries them to the visitor's browser. */
export const signInTexts = () => ({
  title: m.community_week(),
  points: m.community_points_left({ points: '{points}' }),
  go: m.community_sign_in(),
  done: m.community_signed_in(),
  login: m.community_sign_in_login(),
  days: m.community_week_days().split(','),
});
