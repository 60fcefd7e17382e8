import type { SolarTerm } from '@portal/contract/solar-term';
import * as m from '@portal/texts/messages';

export const solarTermNames: Record<SolarTerm, () => string> = {
  春分: m.solar_term_spring_equinox,
  清明: m.solar_term_pure_brightness,
  谷雨: m.solar_term_grain_rain,
  立夏: m.solar_term_start_of_summer,
  小满: m.solar_term_grain_buds,
  芒种: m.solar_term_grain_in_ear,
  夏至: m.solar_term_summer_solstice,
  小暑: m.solar_term_minor_heat,
  大暑: m.solar_term_major_heat,
  立秋: m.solar_term_start_of_autumn,
  处暑: m.solar_term_end_of_heat,
  白露: m.solar_term_white_dew,
  秋分: m.solar_term_autumn_equinox,
  寒露: m.solar_term_cold_dew,
  霜降: m.solar_term_first_frost,
  立冬: m.solar_term_start_of_winter,
  小雪: m.solar_term_minor_snow,
  大雪: m.solar_term_major_snow,
  冬至: m.solar_term_winter_solstice,
  小寒: m.solar_term_minor_cold,
  大寒: m.solar_term_major_cold,
  立春: m.solar_term_start_of_spring,
  雨水: m.solar_term_rain_water,
  惊蛰: m.solar_term_awakening_of_insects,
};
