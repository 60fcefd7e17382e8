import * as m from '@portal/texts/messages';

/** The meanings of one to five stars. */
export const starWords = (): [string, string, string, string, string] => [
  m.input_stars_1(),
  m.input_stars_2(),
  m.input_stars_3(),
  m.input_stars_4(),
  m.input_stars_5(),
];
