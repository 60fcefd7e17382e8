import {
  introductionOperate,
  introductionQueryOwnDetail,
  introductionQueryOwnList,
  introductionSend,
} from '@portal/contract/venture/introduction';
import {
  ventureExport,
  ventureOperateManage,
  ventureQueryManageDetail,
  ventureQueryManageList,
} from '@portal/contract/venture/manage';
import {
  ventureOperate,
  ventureQueryDetail,
  ventureQueryList,
  ventureQueryOfEntry,
  ventureQueryOwnDetail,
  ventureQueryOwnList,
  ventureSave,
} from '@portal/contract/venture/public';
import {
  roomAsk,
  roomDecide,
  roomFile,
  roomQueryAsked,
  roomQueryDetail,
  roomQueryOwn,
  roomQueryReadings,
  roomRemoveDocument,
  roomSaveDocument,
  roomWithdraw,
} from '@portal/contract/venture/room';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import { getPublicVenture, queryVentures } from './get-venture.ts';
import {
  countIntroductions,
  getIntroduction,
  listIntroductions,
} from './introduction/introduction.queries.ts';
import { viewIntroduction, viewIntroductionDetail } from './introduction/introduction.view.ts';
import { operateIntroduction, sendIntroduction } from './introduction/operate-introduction.ts';
import {
  countManagedVentures,
  getManagedVenture,
  listManagedVentures,
  operateManagedVenture,
  ventureColumns,
} from './manage/managed-ventures.ts';
import { queryOfEntry } from './of-entry.ts';
import { decideAccess, queryOwnRoom, queryReadings, removeDocument, saveDocument } from './room/own-room.ts';
import { askRoom, queryRoom, showDocument, withdrawAccess } from './room/read-room.ts';
import { countAsked, listAsked } from './room/room.queries.ts';
import { viewAccess } from './room/room.view.ts';
import { operateVenture, saveVenture } from './save-venture.ts';
import { enterpriseOf } from './venture.policy.ts';
import { countOwnVentures, getOwnVenture, listOwnVentures } from './venture.queries.ts';
import {
  viewManagedVenture,
  viewManagedVentureDetail,
  viewOwnVenture,
  viewOwnVentureDetail,
} from './venture.view.ts';

const ownRoutes = (): BoundEndpoint[] => [
  bind(ventureQueryOwnList, ({ db, actor }, input) =>
    pageOfTabs(
      input,
      listOwnVentures(db, actor, input),
      { counts: countOwnVentures(db, actor, input), tab: input.state },
      viewOwnVenture,
    ),
  ),
  bind(ventureQueryOwnDetail, async ({ db, actor }, { id }) =>
    viewOwnVentureDetail(await getOwnVenture(db, actor, id)),
  ),
  bind(ventureQueryOfEntry, queryOfEntry),
  bind(ventureSave, saveVenture),
  bind(ventureOperate, operateVenture),
];

const roomRoutes = (): BoundEndpoint[] => [
  bind(roomQueryOwn, queryOwnRoom),
  bind(roomQueryReadings, queryReadings),
  bind(roomSaveDocument, saveDocument),
  bind(roomRemoveDocument, removeDocument),
  bind(roomDecide, decideAccess),
  bind(roomQueryDetail, queryRoom),
  bind(roomAsk, askRoom),
  bind(roomWithdraw, withdrawAccess),
  bind(roomQueryAsked, ({ db, actor }, input) => {
    const enterpriseId = enterpriseOf(actor) ?? '';
    return pageOfTabs(
      input,
      listAsked(db, enterpriseId, input),
      { counts: countAsked(db, enterpriseId), tab: input.state },
      (row) => viewAccess(row, 'READER'),
    );
  }),
  bindRaw(roomFile, showDocument),
];

const introductionRoutes = (): BoundEndpoint[] => [
  bind(introductionQueryOwnList, ({ db, actor }, input) =>
    pageOfTabs(
      input,
      listIntroductions(db, actor, input),
      { counts: countIntroductions(db, actor, input), tab: input.state },
      (row) => viewIntroduction(row, actor),
    ),
  ),
  bind(introductionQueryOwnDetail, async ({ db, actor }, { id }) =>
    viewIntroductionDetail(await getIntroduction(db, actor, id), actor),
  ),
  bind(introductionSend, sendIntroduction),
  bind(introductionOperate, operateIntroduction),
];

const manageRoutes = (): BoundEndpoint[] => [
  bind(ventureQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listManagedVentures(db, input),
      { counts: countManagedVentures(db, input), tab: input.state },
      viewManagedVenture,
    ),
  ),
  bindRaw(ventureExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '创业项目',
      entity: 'venture',
      filter: input,
      columns: ventureColumns,
      count: (tx) => countOfTab(countManagedVentures(tx, input), input.state),
      read: (tx, page) => listManagedVentures(tx, { ...input, ...page, sort: '-submitted' }),
    }),
  ),
  bind(ventureQueryManageDetail, async ({ db }, { id }) =>
    viewManagedVentureDetail(await getManagedVenture(db, id)),
  ),
  bind(ventureOperateManage, operateManagedVenture),
];

export const ventureRoutes = (): BoundEndpoint[] => [
  bind(ventureQueryList, queryVentures),
  bind(ventureQueryDetail, getPublicVenture),
  ...ownRoutes(),
  ...roomRoutes(),
  ...introductionRoutes(),
  ...manageRoutes(),
];
