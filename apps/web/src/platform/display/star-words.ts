import * as m from '@portal/texts/messages';

/** What one to five stars mean. */
export const starWords = (): [string, string, string, string, string] => [
  m.input_stars_1(),
  m.input_stars_2(),
  m.input_stars_3(),
  m.input_stars_4(),
  m.input_stars_5(),
];
