import { paths } from '@portal/contract/paths';
import {
  applicationFile,
  applicationOperate,
  applicationOperateReceived,
  applicationQueryDetail,
  applicationQueryReceivedDetail,
  applicationQueryReceivedList,
  recruitApply,
} from '@portal/contract/recruit/application';
import {
  recruitExport,
  recruitOperate,
  recruitOperateOwn,
  recruitQueryDetail,
  recruitQueryManageDetail,
  recruitQueryManageList,
  recruitQueryOwnDetail,
  recruitQueryOwnList,
  recruitQueryStanding,
} from '@portal/contract/recruit/public';
import type { Feature } from '../../feature/feature.ts';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { applyFor, queryOwnApplication, withdrawApplication } from './application/apply.ts';
import { eraseApplications } from './application/erase-applications.ts';
import { decideApplication, getReceived, queryReceived, showResume } from './application/received.ts';
import { closeRecruits } from './close-recruits.ts';
import {
  countManagedRecruits,
  getManagedRecruit,
  listManagedRecruits,
  operateRecruit,
  queryManagedRecruits,
  recruitColumns,
} from './manage-recruits.ts';
import { operateOwnRecruit, queryOwnRecruit, queryOwnRecruits } from './own-recruits.ts';
import { awaitsApplicants, eraseRecruits } from './recruit.account-end.ts';
import { recruitKind } from './recruit.kind.ts';
import { recruitLog } from './recruit.log.ts';
import { getShownRecruit, queryStanding, viewRecruit } from './recruit.queries.ts';
import { recruitTodo } from './recruit.todo.ts';

const routes = (): BoundEndpoint[] => [
  bind(recruitQueryDetail, async ({ db, now }, { id }) =>
    viewRecruit(db, await getShownRecruit(db, id), now),
  ),
  bind(recruitQueryStanding, queryStanding),
  bind(recruitApply, applyFor),
  bind(applicationQueryDetail, queryOwnApplication),
  bind(applicationOperate, withdrawApplication),
  bind(applicationQueryReceivedList, queryReceived),
  bind(applicationQueryReceivedDetail, getReceived),
  bind(applicationOperateReceived, decideApplication),
  bindRaw(applicationFile, showResume),
  bind(recruitQueryOwnList, queryOwnRecruits),
  bind(recruitQueryOwnDetail, queryOwnRecruit),
  bind(recruitOperateOwn, operateOwnRecruit),
  bind(recruitQueryManageList, queryManagedRecruits),
  bind(recruitQueryManageDetail, ({ db }, { id }) => getManagedRecruit(db, id)),
  bind(recruitOperate, operateRecruit),
  bindRaw(recruitExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '招募',
      entity: 'communityRecruit',
      filter: input,
      columns: recruitColumns,
      count: (tx) => countOfTab(countManagedRecruits(tx, input), input.state),
      read: (tx, page) => listManagedRecruits(tx, { ...input, ...page }),
    }),
  ),
];

/** Recruitment in the park: jobs, volunteers and partners, with private applications. */
export const recruitFeature: Feature = {
  routes,
  jobs: (deps) => [
    { name: 'recruit.close', cron: '*/10 * * * *', run: () => closeRecruits(deps) },
    { name: 'recruit.erase', cron: '20 3 * * *', run: () => eraseApplications(deps) },
  ],
  menuPages: [paths.manageRecruits()],
  postKinds: [recruitKind],
  figures: [
    { figure: 'jobApplications', roles: ['OP_ADMIN', 'OP_COMMUNITY'], events: ['recruitApplication.submit'] },
  ],
  todo: [recruitTodo],
  log: recruitLog,
  cancelChecks: [awaitsApplicants],
  erase: eraseRecruits,
};
