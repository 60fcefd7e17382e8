import { billQueryDetail } from '@portal/contract/billing/bill';
import { billQueryManageDetail } from '@portal/contract/billing/bill-manage';
import { handBillSave } from '@portal/contract/billing/hand-bill';
import { billStateLabels, payableStates } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import {
  noteOf,
  onceEach,
  type PaletteContribution,
  type PaletteFacts,
  type PaletteSource,
} from '../../feature/palette-source.ts';
import { chinaDayOf } from '../../platform/china-time.ts';
import { beginsWith, lastByPattern } from '../../platform/database/begins-with.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { listBills } from './bill/bill.queries.ts';
import { type Bill, bills } from './bill/bill.table.ts';
import { payableFenOn, titleOfBill } from './bill/owed.public.ts';
import { overdueDays } from './money/late-fee.ts';

const amountOf = (bill: Bill, day: string): string =>
  formatFen(payableFenOn(bill, day) || bill.principalFen + bill.adjustFen);

function viewHit(bill: Bill, now: Date, tenant = '') {
  const day = chinaDayOf(now);
  const state = billStateLabels[bill.status]();
  const isLate = bill.status === 'OVERDUE';
  return {
    refId: bill.id,
    no: bill.no,
    title: [tenant, titleOfBill(bill)].filter(Boolean).join(' '),
    note: noteOf(bill.no, amountOf(bill, day), state, bill.dueDate),
    facts: [
      { label: m.field_amount(), text: amountOf(bill, day), isAlarming: isLate },
      { label: m.billing_due_date(), text: bill.dueDate ?? '', isAlarming: isLate },
      { label: m.field_state(), text: state, isAlarming: isLate },
    ].filter(({ text }) => text !== ''),
  };
}

const managed: PaletteSource = {
  kind: 'BILL',
  shows: billQueryManageDetail,
  async find({ db, now, number, named, limit }) {
    const select = () =>
      db
        .select({ ...getTableColumns(bills), tenant: enterprises.shortName })
        .from(bills)
        .innerJoin(enterprises, eq(enterprises.id, bills.enterpriseId));
    const numbered = await select()
      .where(beginsWith(bills.no, number))
      .orderBy(lastByPattern(bills.no))
      .limit(limit);
    const owed =
      named.ENTERPRISE.length === 0
        ? []
        : await select()
            .where(
              and(
                inArray(bills.enterpriseId, [...named.ENTERPRISE]),
                inArray(bills.status, [...payableStates]),
              ),
            )
            .orderBy(asc(bills.dueDate), asc(bills.id))
            .limit(limit);
    return onceEach(limit, numbered, owed).map(({ tenant, ...bill }) => ({
      ...viewHit(bill, now, tenant),
      link: paths.manageBills({ bill: bill.id }),
    }));
  },
};

const own: PaletteSource = {
  kind: 'BILL',
  shows: billQueryDetail,
  async find({ db, actor, now, text, limit }) {
    if (actor.enterpriseId === null) return [];
    const page = { keyword: text, sort: '-due', pageNo: 1, pageSize: limit } as const;
    const found = await listBills(db, actor.enterpriseId, page);
    return found.map((bill) => ({ ...viewHit(bill, now), link: paths.myPayment(bill.id) }));
  },
};

const owed: PaletteFacts = {
  shows: billQueryManageDetail,
  async read({ db, now }, enterpriseIds) {
    const day = chinaDayOf(now);
    const open = await db
      .select()
      .from(bills)
      .where(and(inArray(bills.enterpriseId, [...enterpriseIds]), inArray(bills.status, [...payableStates])));
    const sumOf = (all: readonly Bill[]) =>
      formatFen(all.reduce((sum, bill) => sum + payableFenOn(bill, day), 0));
    return new Map(
      enterpriseIds.map((id) => {
        const theirs = open.filter(({ enterpriseId }) => enterpriseId === id);
        const late = theirs.filter(({ status }) => status === 'OVERDUE');
        const days = Math.max(0, ...late.map((bill) => overdueDays(bill, day)));
        const facts = [
          {
            label: m.palette_owed(),
            text: m.palette_owed_text({ amount: sumOf(theirs), count: theirs.length }),
            isAlarming: false,
          },
        ];
        if (late.length > 0)
          facts.push({
            label: m.palette_late(),
            text: m.palette_late_text({ amount: sumOf(late), days }),
            isAlarming: true,
          });
        return [id, facts];
      }),
    );
  },
};

export const billingPalette: PaletteContribution = {
  sources: [managed, own],
  facts: [owed],
  leads: [
    {
      calls: handBillSave,
      label: m.palette_bill_by_hand,
      link: (enterprise) => paths.manageHandBill('new', { enterprise }),
    },
  ],
};
