import { budgetContent } from '@portal/contract/report/budget';
import { deliveryContent } from '@portal/contract/report/delivery';
import { incomeLineLabels } from '@portal/contract/report/terms';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { budgets } from './budget/budget.table.ts';
import { sentNotices } from './notice/notice.table.ts';

export const reportLog: LogWords = {
  entities: {
    businessReport: m.report_title,
    budget: m.field_budget,
    notice: m.report_notice,
    reportDelivery: m.report_delivery,
  },
  names: {
    budget: namesIn(budgets, budgets.id, budgets.period),
    notice: namesIn(sentNotices, sentNotices.id, sentNotices.no),
  },
  forms: [budgetContent, deliveryContent],
  fields: incomeLineLabels,
};
