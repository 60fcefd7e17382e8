import type { WordRow } from '../translate.ts';

/** The solar terms of the year. */
export const solarTerms: readonly WordRow[] = [
  ['春分', 'Spring Equinox', 'Equinoccio de primavera', '春分'],
  ['清明', 'Pure Brightness', 'Claridad pura', '清明'],
  ['谷雨', 'Grain Rain', 'Lluvia de grano', '穀雨'],
  ['立夏', 'Start of Summer', 'Inicio del verano', '立夏'],
  ['小满', 'Grain Buds', 'Grano en ciernes', '小満'],
  ['芒种', 'Grain in Ear', 'Grano en espiga', '芒種'],
  ['夏至', 'Summer Solstice', 'Solsticio de verano', '夏至'],
  ['小暑', 'Minor Heat', 'Calor menor', '小暑'],
  ['大暑', 'Major Heat', 'Calor mayor', '大暑'],
  ['立秋', 'Start of Autumn', 'Inicio del otoño', '立秋'],
  ['处暑', 'End of Heat', 'Fin del calor', '処暑'],
  ['白露', 'White Dew', 'Rocío blanco', '白露'],
  ['秋分', 'Autumn Equinox', 'Equinoccio de otoño', '秋分'],
  ['寒露', 'Cold Dew', 'Rocío frío', '寒露'],
  ['霜降', 'First Frost', 'Primera helada', '霜降'],
  ['立冬', 'Start of Winter', 'Inicio del invierno', '立冬'],
  ['小雪', 'Minor Snow', 'Nieve menor', '小雪'],
  ['大雪', 'Major Snow', 'Nieve mayor', '大雪'],
  ['冬至', 'Winter Solstice', 'Solsticio de invierno', '冬至'],
  ['小寒', 'Minor Cold', 'Frío menor', '小寒'],
  ['大寒', 'Major Cold', 'Frío mayor', '大寒'],
  ['立春', 'Start of Spring', 'Inicio de la primavera', '立春'],
  ['雨水', 'Rain Water', 'Agua de lluvia', '雨水'],
  ['惊蛰', 'Awakening of Insects', 'Despertar de los insectos', '啓蟄'],
];
