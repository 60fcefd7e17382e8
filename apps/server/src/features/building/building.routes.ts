import {
  buildingQueryManageDetail,
  buildingQueryManageList,
  buildingSave,
  unitQueryManageDetail,
  unitQueryManageList,
  unitSave,
  viewingOperate,
  viewingQueryManageDetail,
  viewingQueryManageList,
} from '@portal/contract/building/manage';
import {
  buildingQueryDetail,
  buildingQueryList,
  viewingCancel,
  viewingQueryOwn,
  viewingSubmit,
} from '@portal/contract/building/public';
import { type BoundEndpoint, bind } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import { countBuildings, getBuildingSummary, listBuildings, listOwnViewings } from './building.queries.ts';
import { viewBuilding, viewViewing } from './building.view.ts';
import { getBuilding } from './get-building.ts';
import {
  countManagedUnits,
  countManagedViewings,
  getManagedUnit,
  getManagedViewing,
  listManagedUnits,
  listManagedViewings,
} from './manage/managed.queries.ts';
import { viewManagedBuilding, viewManagedUnit, viewManagedViewing } from './manage/managed.view.ts';
import { operateViewing } from './manage/operate-viewing.ts';
import { saveBuilding, saveUnit } from './manage/save-building.ts';
import { cancelViewing, submitViewing } from './request-viewing.ts';
import { buildingWithin } from './within.public.ts';

export const buildingRoutes = (): BoundEndpoint[] => [
  bind(buildingQueryList, ({ db }, input) =>
    pageOf(input, listBuildings(db, input), countBuildings(db, input), viewBuilding),
  ),
  bind(buildingQueryDetail, getBuilding),
  bind(viewingSubmit, submitViewing),
  bind(viewingQueryOwn, async ({ db, actor }, { buildingId }) => ({
    rows: (await listOwnViewings(db, actor.userId, buildingId)).map(viewViewing),
  })),
  bind(viewingCancel, cancelViewing),
  bind(buildingQueryManageList, ({ db, actor }, input) => {
    const within = buildingWithin(actor);
    return pageOf(
      input,
      listBuildings(db, { ...input, within }),
      countBuildings(db, { within }),
      viewManagedBuilding,
    );
  }),
  bind(buildingQueryManageDetail, async ({ db }, { id }) =>
    viewManagedBuilding(await getBuildingSummary(db, id)),
  ),
  bind(buildingSave, saveBuilding),
  bind(unitQueryManageList, ({ db, actor }, input) => {
    const filter = { ...input, within: buildingWithin(actor) };
    return pageOfTabs(
      input,
      listManagedUnits(db, filter),
      { counts: countManagedUnits(db, filter), tab: input.state },
      viewManagedUnit,
    );
  }),
  bind(unitQueryManageDetail, async ({ db }, { id }) => viewManagedUnit(await getManagedUnit(db, id))),
  bind(unitSave, saveUnit),
  bind(viewingQueryManageList, ({ db, actor }, input) => {
    const filter = { ...input, within: buildingWithin(actor) };
    return pageOfTabs(
      input,
      listManagedViewings(db, filter),
      { counts: countManagedViewings(db, filter), tab: input.state },
      viewManagedViewing,
    );
  }),
  bind(viewingQueryManageDetail, async ({ db }, { id }) => {
    const row = await getManagedViewing(db, id);
    return { ...viewManagedViewing(row), phone: row.phone ?? '' };
  }),
  bind(viewingOperate, operateViewing),
];
