import type { CancelShare } from '@portal/contract/booking/terms';
import { type DayKind, dayKinds, type PriceRule } from '@portal/contract/venue/terms';
import { clockTime, partsBy, showParts, unscaled } from '../../../feature/importer.ts';
import { scaledOf } from '../../../platform/xlsx/sheet-cells.ts';

/** A price as a sheet has it: for all days and all hours unless it says otherwise. */
interface WrittenPrice extends Pick<PriceRule, 'memberFenPerHour' | 'publicFenPerHour'> {
  days: readonly DayKind[];
  from?: string;
  to?: string;
}

const dayNames: Readonly<Record<DayKind, string>> = {
  workday: '工作日',
  weekend: '周末',
  holiday: '节假日',
};

/** What people write for a kind of day. */
const dayWords: Readonly<Record<DayKind, RegExp>> = {
  workday: /^(?:工作日|workdays?|laborables?)$/i,
  weekend: /^(?:周末|weekends?|fines? de semana)$/i,
  holiday: /^(?:节假日|holidays?|festivos?)$/i,
};

const written =
  /^(\D*?)\s*(?:(\d{1,2}:\d{2})\s*[-~至到]\s*(\d{1,2}:\d{2}))?\s*([\d.,]+)\s*(?:\/\s*([\d.,]+))?\s*元?$/;

function readPrice(part: string): WrittenPrice | undefined {
  const [, day = '', from, to, member = '', others = member] = written.exec(part) ?? [];
  const [memberFenPerHour, publicFenPerHour] = [scaledOf(member, 2), scaledOf(others, 2)];
  if (memberFenPerHour === null || publicFenPerHour === null) return undefined;
  const days = dayKinds.filter((kind) => day === '' || dayWords[kind].test(day));
  if (days.length === 0) return undefined;
  const price = { days, memberFenPerHour, publicFenPerHour };
  const [start, end] = [from && clockTime(from), to && clockTime(to)];
  return start && end ? { ...price, from: start, to: end } : price;
}

/** Prices for park companies and others, as people write them: `工作日 08:00-18:00 300/500；周末 400/600`. */
export const readPrices = partsBy(readPrice);

/** The rules of prices, within the opening hours where a price says no others. */
export const rulesOf = (
  prices: readonly WrittenPrice[],
  { openFrom, openTo }: { openFrom: string; openTo: string },
): PriceRule[] =>
  prices.flatMap(({ days, from = openFrom, to = openTo, memberFenPerHour, publicFenPerHour }) =>
    days.map((dayKind) => ({ dayKind, from, to, memberFenPerHour, publicFenPerHour })),
  );

const yuan = unscaled(2);

export const showRules = showParts(
  ({ dayKind, from, to, memberFenPerHour, publicFenPerHour }: PriceRule) =>
    `${dayNames[dayKind]} ${from}-${to} ${yuan(memberFenPerHour)}/${yuan(publicFenPerHour)}`,
);

/** What is paid back by how many hours before the start, as people write it: `72 小时 100%；24 小时 50%`. */
export const readShares = partsBy((part): CancelShare | undefined => {
  const [, hours, percent] =
    /^(?:提前)?\s*(\d{1,4})\s*(?:小时|h(?:ours?|oras?)?)?前?[\s:]*(\d{1,3})\s*%$/i.exec(part) ?? [];
  return hours === undefined ? undefined : { hours: Number(hours), percent: Number(percent) };
});

export const showShares = showParts(({ hours, percent }: CancelShare) => `${hours} 小时 ${percent}%`);
