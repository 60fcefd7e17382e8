import type { SampleCell } from '../../platform/xlsx/testing/sample-sheets.ts';
import type { Chance } from '../year/chance.ts';

/** Full-width letters and digits, as an input method for Chinese leaves them. */
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const dayMs = 86_400_000;

/** What a spreadsheet program keeps for a day whose format was lost. */
const serialOf = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs;

/** A day as one of many hands has written it. */
export function dayCell(day: string, chance: Chance): SampleCell {
  const [year = '', month = '', date = ''] = day.split('-');
  const [plainMonth, plainDate] = [Number(month), Number(date)];
  return chance.oneOf<SampleCell>([
    day,
    `${year}/${plainMonth}/${plainDate}`,
    `${year}年${plainMonth}月${plainDate}日`,
    `${year}.${plainMonth}.${plainDate}`,
    Number(`${year}${month}${date}`),
    serialOf(day),
    wide(day),
    new Date(`${day}T00:00:00Z`),
  ]);
}

export function monthCell(month: string, chance: Chance): SampleCell {
  const [year = '', number = ''] = month.split('-');
  return chance.oneOf<SampleCell>([
    month,
    `${year}年${Number(number)}月`,
    `${year}/${Number(number)}`,
    `${year}${number}`,
  ]);
}

/** An amount as a person enters it to correct a cell. */
export const yuanText = (fen: number): string => (fen / 100).toFixed(2);

const withCommas = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
/** An amount; whole hundreds of yuan are also written in ten thousands. */
export function moneyCell(fen: number, chance: Chance): SampleCell {
  const [whole = '', rest = ''] = yuanText(fen).split('.');
  const grouped = `${withCommas(whole)}.${rest}`;
  const ways: SampleCell[] = [fen / 100, grouped, `￥${grouped}`, `${whole}.${rest}元`, wide(yuanText(fen))];
  if (fen % 10_000 === 0 && fen >= 1_000_000) ways.push(`${fen / 1_000_000}万元`, `${fen / 1_000_000}万`);
  return chance.oneOf(ways);
}

export const areaCell = (areaX100: number, chance: Chance): SampleCell =>
  chance.oneOf<SampleCell>([
    areaX100 / 100,
    yuanText(areaX100),
    `${areaX100 / 100}㎡`,
    `${areaX100 / 100}平方米`,
    wide(yuanText(areaX100)),
  ]);

/** A number of a room, a contract or a meter. */
export const codeCell = (code: string, chance: Chance): SampleCell =>
  chance.oneOf<SampleCell>([code, code, wide(code), ` ${code}`, `'${code}`]);

/** A name in another spelling: spaces, full-width or plain brackets. */
export const nameCell = (name: string, chance: Chance): SampleCell =>
  chance.oneOf<SampleCell>([
    name,
    name.replace('（', '(').replace('）', ')'),
    `${name.slice(0, 2)} ${name.slice(2)}`,
    ` ${name}　`,
  ]);

/** A rate of a day in millionths. */
export const rateCell = (ppm: number, chance: Chance): SampleCell =>
  chance.oneOf<SampleCell>([`${ppm / 10_000}%`, `${ppm / 1_000}‰`, ppm / 1_000_000]);

/** Rises of the rent, in one cell. */
export const risesCell = (rises: readonly { from: string; pctX100: bigint }[], chance: Chance): SampleCell =>
  rises
    .map(({ from, pctX100 }) => {
      const [year = '', month = '', date = ''] = from.split('-');
      const day = chance.oneOf([from, `${year}年${Number(month)}月${Number(date)}日`]);
      return `${day}${chance.oneOf([' ', '起上涨', '：'])}${Number(pctX100) / 100}%`;
    })
    .join(chance.oneOf(['；', ';', '\n']));

const cycleWords: Readonly<Record<number, readonly SampleCell[]>> = {
  1: ['月付', '按月', '每月'],
  3: ['季付', '季', '3个月'],
  6: ['半年付', '半年'],
  12: ['年付', '每年', '按年'],
};

export const cycleCell = (months: number, chance: Chance): SampleCell =>
  chance.oneOf(cycleWords[months] ?? []);
