import type { MoneyUnit } from '@portal/contract/import/terms';
import type { TableRow } from '../../platform/xlsx/read-tables.ts';
import { plainCell, scaledOf } from '../../platform/xlsx/sheet-cells.ts';

/** Fen in each unit. */
const fenIn: Readonly<Record<MoneyUnit, number>> = {
  TEN_THOUSAND_YUAN: 1_000_000,
  THOUSAND_YUAN: 100_000,
  YUAN: 100,
  JIAO: 10,
  FEN: 1,
};

const written: Readonly<Record<string, MoneyUnit>> = {
  万元: 'TEN_THOUSAND_YUAN',
  千元: 'THOUSAND_YUAN',
  元: 'YUAN',
  角: 'JIAO',
  分: 'FEN',
};

/** A line above a table: 单位：万元, 金额单位：人民币千元. A price of something, such as 元/㎡, is none. */
const unitLine = /单位[:：]\s*(?:人民币)?\s*(万元|千元|元|角|分)(?![/\p{L}])/u;

/** A head that has a unit of its own, such as 注册资本（万元）. */
const ownUnit = /[(（【[][^)）】\]]*[元角分][^)）】\]]*[)）】\]]/;

/** The unit that the rows above a table name for the amounts in it; null if they name none. */
export function unitAbove(rows: readonly TableRow[]): MoneyUnit | null {
  const named = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => unitLine.exec(plainCell(cell))?.[1] ?? []),
  );
  return written[named.at(-1) ?? ''] ?? null;
}

/** The unit of a column that is read into this field: fields of money are named by fen. */
export const unitOf = (unit: MoneyUnit | null, field: string | null, head: string): MoneyUnit | null =>
  field?.endsWith('Fen') && !ownUnit.test(head) ? unit : null;

/** An amount in a unit, in yuan; any other text stays, as does an amount with a unit of its own. */
export function inYuan(cell: string, unit: MoneyUnit | null | undefined): string {
  if (!unit || unit === 'YUAN' || /[万千元角分¥￥]/.test(plainCell(cell))) return cell;
  const tenThousandths = scaledOf(cell, 4);
  if (tenThousandths === null) return cell;
  const digits = String(Math.abs(tenThousandths) * fenIn[unit]).padStart(7, '0');
  const text = `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
  return tenThousandths < 0 ? `-${text}` : text;
}
