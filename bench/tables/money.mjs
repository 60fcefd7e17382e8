import { makeDataFolder } from '../portal.mjs';
import { atMost, row } from '../report.mjs';
import { compareLists, startProcess } from './compare-lists.mjs';

const few = 1_000;

/** As many tenants as the program that fills bills gives them to. */
const tenantsOf = (bills) => Math.min(5_000, bills / 100);

/** Tenants whose notices are printed at once. */
const printed = 2_000;

/** What adds up many rows may take so long, in milliseconds. */
const patience = {
  'account of a tenant': 500,
  debtors: 1_000,
  'count of debtors': 1_000,
  'twenty notices': 1_500,
  'report of a month': 5_000,
};

/**
 * Times the lists of money with a thousand and with ten million bills, and what adds them up with the latter; and the
 * notices of two thousand tenants.
 */
export async function measure({ isQuick, bills }) {
  const many = bills ?? (isQuick ? 100_000 : 10_000_000);
  const [fillBills, money] = [startProcess('bills-process.ts'), startProcess('money-process.ts')];
  const [small, large] = [makeDataFolder(), makeDataFolder()];
  try {
    for (const [{ folder }, count] of [
      [small, few],
      [large, many],
    ]) {
      await fillBills(folder, 'tenants');
      await fillBills(folder, 'bills', String(count));
      await money(folder, 'fill', String(count), String(tenantsOf(count)));
    }
    const [before, after] = await compareLists(money, small.folder, large.folder);
    const sums = await money(large.folder, 'sums');
    const print = await money(large.folder, 'notices', String(printed));
    return [
      ...Object.keys(before).map((name) =>
        row(name, after[name] / before[name], {
          unit: '×',
          promise: atMost(1.5, ' ×'),
          note: `${before[name].toFixed(2)} ms with ${few} bills, ${after[name].toFixed(2)} ms with ${many}`,
        }),
      ),
      ...Object.entries(sums).map(([name, ms]) =>
        row(name, ms, { unit: 'ms', promise: atMost(patience[name], ' ms'), note: `${many} bills` }),
      ),
      row('payment notices as one PDF', print.ms / 1_000, {
        unit: 's',
        promise: atMost(60, ' s'),
        note: `${print.notices} notices in ${print.steps} steps, ${(print.bytes / 1e6).toFixed(1)} MB`,
      }),
    ];
  } finally {
    small.remove();
    large.remove();
  }
}
