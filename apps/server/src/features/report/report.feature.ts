import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { deliverReport } from './delivery/deliver-report.ts';
import { billNoticeBulk, noticeBulk } from './notice/notice.bulk.ts';
import { reportLog } from './report.log.ts';
import { reportRoutes } from './report.routes.ts';

export const reportFeature: Feature = {
  routes: reportRoutes,
  jobs: (deps) => [{ name: 'report.deliver', cron: '0 8-20 * * *', run: () => deliverReport(deps) }],
  menuPages: [paths.manageBusinessReport()],
  bulk: [noticeBulk, billNoticeBulk],
  log: reportLog,
};
