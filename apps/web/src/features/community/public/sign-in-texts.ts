import * as m from '@portal/texts/messages';

/** The words of the week's sign-in; a visitor's browser gets them with the page. */
export const signInTexts = () => ({
  title: m.community_week(),
  points: m.community_points_left({ points: '{points}' }),
  go: m.community_sign_in(),
  done: m.community_signed_in(),
  login: m.community_sign_in_login(),
  days: m.community_week_days().split(','),
});
