import { formatFen } from '@portal/contract/money';
import { paths } from '@portal/contract/paths';
import { accountQueryManage } from '@portal/contract/payment/account';
import { payOrderQueryManageDetail } from '@portal/contract/payment/manage';
import { receiptEnter, receiptQueryDetail } from '@portal/contract/payment/receipt';
import { receiptStateLabels } from '@portal/contract/payment/receipt-terms';
import { payOrderStateLabels } from '@portal/contract/payment/terms';
import * as m from '@portal/texts/messages';
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import {
  inNamedOrder,
  noteOf,
  onceEach,
  type PaletteContribution,
  type PaletteSource,
} from '../../feature/palette-source.ts';
import { beginsWith, lastByPattern } from '../../platform/database/begins-with.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { payOrders } from './payment.table.ts';
import { receipts } from './receive/receipt.table.ts';

/** Enterprises at the desk that keeps their accounts. */
const tenants: PaletteSource = {
  kind: 'ENTERPRISE',
  shows: accountQueryManage,
  async find({ db, named }) {
    if (named.ENTERPRISE.length === 0) return [];
    const { id, name, shortName } = enterprises;
    const rows = await db
      .select({ id, name, shortName })
      .from(enterprises)
      .where(inArray(id, [...named.ENTERPRISE]));
    return inNamedOrder(named.ENTERPRISE, rows, (row) => row.id).map((row) => ({
      refId: row.id,
      title: row.name,
      note: row.shortName,
      link: paths.manageTenant(row.id),
    }));
  },
};

const received: PaletteSource = {
  kind: 'RECEIPT',
  shows: receiptQueryDetail,
  async find({ db, number, named, limit }) {
    const select = () =>
      db
        .select({ ...getTableColumns(receipts), tenant: enterprises.shortName })
        .from(receipts)
        .innerJoin(enterprises, eq(enterprises.id, receipts.enterpriseId));
    const numbered = await select()
      .where(beginsWith(receipts.no, number))
      .orderBy(lastByPattern(receipts.no))
      .limit(limit);
    const theirs =
      named.ENTERPRISE.length === 0
        ? []
        : await select()
            .where(inArray(receipts.enterpriseId, [...named.ENTERPRISE]))
            .orderBy(desc(receipts.createdAt), desc(receipts.id))
            .limit(limit);
    return onceEach(limit, numbered, theirs).map((receipt) => ({
      refId: receipt.id,
      no: receipt.no,
      title: `${receipt.tenant} ${formatFen(receipt.amountFen)}`,
      note: noteOf(receipt.no, receipt.receivedOn, receiptStateLabels[receipt.status]()),
      link: paths.manageReceive({ view: 'list', receipt: receipt.id }),
    }));
  },
};

const orders: PaletteSource = {
  kind: 'PAY_ORDER',
  shows: payOrderQueryManageDetail,
  async find({ db, number, limit }) {
    const rows = await db
      .select()
      .from(payOrders)
      .where(beginsWith(payOrders.no, number))
      .orderBy(lastByPattern(payOrders.no))
      .limit(limit);
    return rows.map((order) => ({
      refId: order.id,
      no: order.no,
      title: noteOf(order.payerName, order.title),
      note: noteOf(order.no, formatFen(order.totalFen), payOrderStateLabels[order.status]()),
      link: paths.managePayOrders({ order: order.id }),
    }));
  },
};

export const paymentPalette: PaletteContribution = {
  sources: [tenants, received, orders],
  leads: [
    {
      calls: receiptEnter,
      label: m.palette_enter_receipt,
      link: (tenant) => paths.manageReceive({ view: 'cash', tenant }),
    },
  ],
};
