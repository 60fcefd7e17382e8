import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    REFUND: { name: m.log_entity_refund, href: (refund) => paths.manageRefunds({ refund }) },
    BANK_LINE: {
      name: m.log_entity_bank_line,
      href: (line) => paths.manageReconcile({ view: 'bank', line }),
    },
    BANK_DOUBT: {
      name: m.log_entity_bank_doubt,
      href: (doubt) => paths.manageReconcile({ view: 'doubt', doubt }),
    },
    RECEIPT: { name: m.counter_receipt, href: (receipt) => paths.manageReceive({ view: 'list', receipt }) },
    COUNTER_DAY: {
      name: m.counter_day_title,
      href: (counterDay) => paths.manageReceive({ view: 'days', counterDay }),
    },
    DIFFERENCE: { name: m.log_entity_difference, href: () => paths.manageReconcile({ state: 'OPEN' }) },
    INVOICE: { name: m.log_entity_invoice, href: (invoice) => paths.manageInvoices({ invoice }) },
  },
  figures: {
    payments: { name: m.figure_payments, href: () => paths.managePayOrders() },
    refundRequests: { name: m.figure_refunds, href: () => paths.manageRefunds() },
    invoiceRequests: { name: m.figure_invoices, href: () => paths.manageInvoices() },
  },
} satisfies FeatureWords;
