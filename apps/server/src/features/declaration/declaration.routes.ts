import {
  declarationDecide,
  declarationExport,
  declarationFile,
  declarationOpine,
  declarationPay,
  declarationQueryExperts,
  declarationQueryManageDetail,
  declarationQueryManageList,
  declarationRecuse,
  objectionDecide,
} from '@portal/contract/declaration/manage';
import {
  declarationObject,
  declarationOperate,
  declarationPrint,
  declarationQueryCounts,
  declarationQueryDetail,
  declarationQueryList,
  declarationQueryListed,
  declarationQueryRefusals,
  declarationSave,
  declarationStart,
  libraryQueryList,
  librarySave,
} from '@portal/contract/declaration/public';
import { refusalLabels } from '@portal/contract/declaration/terms';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../platform/http/page-of.ts';
import {
  countDeclarers,
  countManaged,
  countOwn,
  countRefusals,
  getManaged,
  getOwn,
  listLibrary,
  listListed,
  listManaged,
  listOwn,
  scopeOf,
} from './declaration.queries.ts';
import { viewLibrary, viewListed, viewOwn, viewOwnDetail } from './declaration.view.ts';
import { saveDocument } from './library.ts';
import { decideDeclaration } from './manage/decide-declaration.ts';
import { listExperts } from './manage/experts.ts';
import { giveOpinion, stepBack } from './manage/give-opinion.ts';
import { declarationColumns, viewManaged, viewManagedDetail } from './manage/managed.view.ts';
import { registerPayout } from './manage/register-payout.ts';
import { settleObjection } from './manage/settle-objection.ts';
import { objectToDeclaration } from './object-to-declaration.ts';
import { operateDeclaration } from './operate-declaration.ts';
import { saveDeclaration } from './save-declaration.ts';
import { printDeclaration, showMaterial } from './send-files.ts';
import { startDeclaration } from './start-declaration.ts';

const ownRoutes = (): BoundEndpoint[] => [
  bind(declarationQueryList, ({ db, actor }, input) => {
    const counts = countOwn(db, actor.enterpriseId, input);
    const rows = listOwn(db, actor.enterpriseId, input);
    return pageOfTabs(input, rows, { counts, tab: input.state }, (row) => viewOwn(row, actor));
  }),
  bind(declarationQueryDetail, async (ctx, { id }) =>
    viewOwnDetail(ctx, await getOwn(ctx.db, ctx.actor.enterpriseId, id)),
  ),
  bind(declarationStart, startDeclaration),
  bind(declarationSave, saveDeclaration),
  bind(declarationOperate, operateDeclaration),
  bindRaw(declarationPrint, printDeclaration),
  bind(libraryQueryList, async ({ db, actor, now }) =>
    viewLibrary(db, await listLibrary(db, actor.enterpriseId), now),
  ),
  bind(librarySave, saveDocument),
];

const publicRoutes = (): BoundEndpoint[] => [
  bind(declarationQueryListed, async ({ db, now }, { itemId }) => {
    const rows = await listListed(db, itemId);
    return rows.map((row) => viewListed(row, now));
  }),
  bind(declarationQueryCounts, ({ db }, { itemIds }) => countDeclarers(db, itemIds)),
  bind(declarationQueryRefusals, async ({ db }, { policyId }) => {
    const { reasons, ...counts } = await countRefusals(db, policyId);
    return { ...counts, reasons: reasons.map((row) => ({ ...row, label: refusalLabels[row.code]() })) };
  }),
  bind(declarationObject, objectToDeclaration),
];

const manageRoutes = (): BoundEndpoint[] => [
  bind(declarationQueryManageList, ({ db, actor }, input) => {
    const scope = scopeOf(actor);
    const counts = countManaged(db, scope, input);
    const rows = listManaged(db, scope, input);
    return pageOfTabs(input, rows, { counts, tab: input.state }, (row) => viewManaged(row, actor));
  }),
  bindRaw(declarationExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '项目申报',
      entity: 'declaration',
      filter: input,
      columns: declarationColumns,
      count: (tx) => countOfTab(countManaged(tx, scopeOf(ctx.actor), input), input.state),
      read: (tx, page) => listManaged(tx, scopeOf(ctx.actor), { ...input, ...page }),
    }),
  ),
  bind(declarationQueryManageDetail, async (ctx, { id }) =>
    viewManagedDetail(ctx.db, ctx, await getManaged(ctx.db, scopeOf(ctx.actor), id)),
  ),
  bindRaw(declarationFile, showMaterial),
  bind(declarationQueryExperts, async ({ db, actor, now }, { id }) => {
    const { declaration } = await getManaged(db, scopeOf(actor), id);
    return listExperts(db, { declarationId: id, enterpriseId: declaration.enterpriseId, now });
  }),
  bind(declarationDecide, decideDeclaration),
  bind(declarationOpine, giveOpinion),
  bind(declarationRecuse, stepBack),
  bind(objectionDecide, settleObjection),
  bind(declarationPay, registerPayout),
];

export const declarationRoutes = (): BoundEndpoint[] => [
  ...ownRoutes(),
  ...publicRoutes(),
  ...manageRoutes(),
];
