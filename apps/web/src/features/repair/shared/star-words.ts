import * as m from '@portal/texts/messages';

/** What one to five stars mean. */
export const starWords = (): [string, string, string, string, string] => [
  m.repair_stars_1(),
  m.repair_stars_2(),
  m.repair_stars_3(),
  m.repair_stars_4(),
  m.repair_stars_5(),
];
