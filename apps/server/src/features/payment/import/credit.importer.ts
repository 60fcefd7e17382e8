import { optionalText, wholeBetween } from '@portal/contract/form-field';
import { receiptEnter } from '@portal/contract/payment/receipt';
import * as m from '@portal/texts/messages';
import { and, asc, eq, gt, like } from 'drizzle-orm';
import { z } from 'zod';
import {
  checkContent,
  emptyFault,
  type Importer,
  type ImportField,
  importer,
  naturalKey,
  scaled,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { inPages } from '../../../platform/database/in-pages.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { enterprisesNamed } from '../../enterprise/named.public.ts';
import { creditsOf } from '../credits.public.ts';
import { ledgerTransfers } from '../ledger/ledger.table.ts';
import {
  creditsByCause,
  type OpeningCredit,
  openingCredits,
  reverseOpeningCredits,
  writeOpeningCredits,
} from './write-opening-credit.ts';

const content = z.object({
  amountFen: wholeBetween(m.field_amount, 1, 100_000_000_000),
  note: optionalText(m.field_note, 60),
});

const yuan = unscaled(2);

const fields: readonly ImportField[] = [
  {
    key: 'enterprise',
    label: m.field_enterprise,
    aliases: ['企业名称', '公司', '客户', '租户', '承租方', '统一社会信用代码'],
    isNeeded: true,
    note: m.import_money_note_enterprise,
    example: '91530100MA6K2T5B8X',
  },
  {
    key: 'amountFen',
    label: m.import_master_credit_amount,
    aliases: ['预存', '预存款', '预收款', '预收余额', '多缴', '结余'],
    isNeeded: true,
    example: '1200.00',
    read: scaled(2),
    show: yuan,
  },
  { key: 'note', label: m.field_note, aliases: ['备注', '摘要'], example: '2025 年多缴' },
];

/** What the park holds for each tenant now, which is what a park that it moves into begins with. */
const creditRows: NonNullable<Importer['rowsOf']> = async function* (db) {
  const pages = inPages((after, limit) =>
    db
      .select({ id: enterprises.id, enterprise: enterprises.creditCode })
      .from(enterprises)
      .where(and(gt(enterprises.id, after), eq(enterprises.entryStatus, 'PASSED')))
      .orderBy(asc(enterprises.id))
      .limit(limit),
  );
  for await (const rows of pages) {
    const credits = await creditsOf(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.flatMap(({ id, enterprise }) => {
      const amountFen = credits.get(id) ?? 0;
      return amountFen > 0 ? [{ enterprise, amountFen }] : [];
    });
  }
};

/** Credit that tenants have when the park moves in. One person enters it, another approves. */
export const creditImporter = importer<OpeningCredit>({
  kind: 'CREDIT',
  roles: receiptEnter.access,
  after: ['ENTERPRISE'],
  needsSecond: true,
  fields,
  keys: ['enterprise'],
  rowsOf: creditRows,
  sums: ['amountFen'],
  count: (db) => db.$count(ledgerTransfers, like(ledgerTransfers.causeId, 'opening-credit:%')),
  async check(db, _ctx, rows) {
    const tenants = await enterprisesNamed(
      db,
      rows.flatMap(({ data }) => (data.enterprise === undefined ? [] : [textOf(data.enterprise)])),
    );
    const ids = [...tenants.values()].map(({ id }) => id);
    const present = await openingCredits(db, ids);
    const credits = await creditsOf(db, ids);
    return rows.map(({ data }) => {
      const { content: values, faults } = checkContent(content, { note: '', ...data }, fields);
      const own = [...faults, ...emptyFault(data, 'enterprise', m.field_enterprise)];
      const name = textOf(data.enterprise);
      const tenant = tenants.get(naturalKey(name));
      if (name !== '' && !tenant)
        own.push({ field: 'enterprise', text: m.import_money_fault_enterprise({ name }) });
      const before = tenant && present.get(tenant.id);
      // What a tenant has already is not entered again, however it came to be.
      const isHeld = tenant !== undefined && credits.get(tenant.id) === data.amountFen;
      if (before && !isHeld && before.amountFen !== data.amountFen)
        own.push({
          field: 'amountFen',
          text: m.import_master_fault_credit({ amount: yuan(before.amountFen) }),
        });
      if (!values || !tenant || own.length > 0) return { faults: own, content: null };
      return {
        faults: [],
        content: { ...values, enterpriseId: tenant.id },
        present: before || isHeld ? { id: before?.causeId ?? tenant.id, version: 1 } : null,
      };
    });
  },
  async write(tx, ctx, rows) {
    const causes = await writeOpeningCredits(
      tx,
      ctx,
      rows.map(({ content: credit, origin }) => ({ credit, origin })),
    );
    return causes.map((id) => ({ id, version: 1, before: null }));
  },
  async builtUpon(db, ids) {
    const booked = await creditsByCause(db, ids);
    const left = await creditsOf(
      db,
      booked.map(({ enterpriseId }) => enterpriseId),
    );
    const used = booked.filter(({ enterpriseId, amountFen }) => (left.get(enterpriseId) ?? 0) < amountFen);
    return new Map(used.map(({ causeId }) => [causeId, [m.import_master_kept_credit()]]));
  },
  versions: async (db, ids) => new Map((await creditsByCause(db, ids)).map(({ causeId }) => [causeId, 1])),
  undo: (tx, ctx, rows) =>
    reverseOpeningCredits(
      tx,
      ctx,
      rows.map(({ id: causeId, origin }) => ({ causeId, origin })),
    ),
});
