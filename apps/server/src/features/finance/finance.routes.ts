import {
  financingExport,
  financingQueryManageList,
  finProductExport,
  finProductOperateManage,
  finProductQueryManageDetail,
  finProductQueryManageList,
  institutionExport,
  institutionOperateManage,
  institutionQueryManageDetail,
  institutionQueryManageList,
} from '@portal/contract/finance/manage';
import {
  finProductOperate,
  finProductQueryDetail,
  finProductQueryList,
  finProductQueryMatch,
  finProductQueryOwnDetail,
  finProductQueryOwnList,
  finProductSave,
  institutionOperate,
  institutionQueryContact,
  institutionQueryDetail,
  institutionQueryList,
  institutionQueryOwn,
  institutionSave,
} from '@portal/contract/finance/public';
import { countOfTab } from '../../platform/database/count-tabs.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../platform/http/page-of.ts';
import { judgeEnterprise } from '../policy/judge-enterprise.public.ts';
import {
  countInstitutionKinds,
  countInstitutions,
  countProductKinds,
  countProducts,
  getShownInstitution,
  getShownProduct,
  listInstitutions,
  listProducts,
  listSubsidyPolicies,
} from './finance.queries.ts';
import {
  viewInstitution,
  viewInstitutionDetail,
  viewManagedInstitution,
  viewManagedInstitutionDetail,
  viewManagedProduct,
  viewManagedProductDetail,
  viewOwnInstitution,
  viewOwnProduct,
  viewOwnProductDetail,
  viewProduct,
  viewProductDetail,
} from './finance.view.ts';
import { countManagedFinancing, listManagedFinancing } from './financing/financing.queries.ts';
import { financingRoutes } from './financing/financing.routes.ts';
import { viewManagedFinancing } from './financing/financing.view.ts';
import { financingColumns, institutionColumns, productColumns } from './manage/managed.columns.ts';
import {
  countManagedInstitutions,
  countManagedProducts,
  getManagedInstitution,
  getManagedProduct,
  listManagedInstitutions,
  listManagedProducts,
} from './manage/managed.queries.ts';
import { operateManagedInstitution, operateManagedProduct } from './manage/operate-managed.ts';
import { operateInstitution, operateProduct } from './own/operate-own.ts';
import { findOwnInstitution, getOwnProduct } from './own/own-institution.ts';
import { countOwnProducts, listOwnProducts } from './own/own-products.queries.ts';
import { saveInstitution } from './own/save-institution.ts';
import { saveProduct } from './own/save-product.ts';

const publicRoutes = (): BoundEndpoint[] => [
  bind(institutionQueryList, async ({ db }, input) => {
    const [page, kinds] = await Promise.all([
      pageOf(input, listInstitutions(db, input), countInstitutions(db, input), viewInstitution),
      countInstitutionKinds(db),
    ]);
    return { ...page, kinds };
  }),
  bind(institutionQueryDetail, async ({ db }, { id }) =>
    viewInstitutionDetail(await getShownInstitution(db, id)),
  ),
  bind(finProductQueryList, async ({ db }, input) => {
    const [page, kinds] = await Promise.all([
      pageOf(input, listProducts(db, input), countProducts(db, input), viewProduct),
      countProductKinds(db),
    ]);
    return { ...page, kinds };
  }),
  bind(finProductQueryDetail, async ({ db }, { id, inId }) =>
    viewProductDetail(await getShownProduct(db, id, inId)),
  ),
];

const ownRoutes = (): BoundEndpoint[] => [
  bind(finProductQueryMatch, async ({ db, actor, now }, { id }) => {
    const { product } = await getShownProduct(db, id);
    return judgeEnterprise(db, actor, product.conditions, now);
  }),
  bind(institutionQueryContact, async ({ db, actor }, { id }) => {
    const { institution } = await getShownInstitution(db, id);
    // The contact of a suspended institution is not given out.
    if (institution.status !== 'OPEN') throw notFound();
    const { contactName, contactPhone, enterpriseId } = institution;
    return { contactName, contactPhone, isOwn: enterpriseId === actor.enterpriseId };
  }),
  bind(institutionQueryOwn, async ({ db, actor }) => {
    const [institution, policies] = await Promise.all([
      findOwnInstitution(db, actor),
      listSubsidyPolicies(db),
    ]);
    return { institution: institution && viewOwnInstitution(institution), policies };
  }),
  bind(institutionSave, saveInstitution),
  bind(institutionOperate, operateInstitution),
  bind(finProductQueryOwnList, ({ db, actor }, input) => {
    const filter = { ...input, enterpriseId: actor.enterpriseId ?? '' };
    return pageOfTabs(
      input,
      listOwnProducts(db, filter),
      { counts: countOwnProducts(db, filter), tab: input.state },
      viewOwnProduct,
    );
  }),
  bind(finProductQueryOwnDetail, async ({ db, actor }, { id }) =>
    viewOwnProductDetail(await getOwnProduct(db, actor, id)),
  ),
  bind(finProductSave, saveProduct),
  bind(finProductOperate, operateProduct),
];

const manageRoutes = (): BoundEndpoint[] => [
  bind(institutionQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listManagedInstitutions(db, input),
      { counts: countManagedInstitutions(db, input), tab: input.state },
      viewManagedInstitution,
    ),
  ),
  bindRaw(institutionExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '投资机构',
      entity: 'institution',
      filter: input,
      columns: institutionColumns,
      count: (tx) => countOfTab(countManagedInstitutions(tx, input), input.state),
      read: (tx, page) => listManagedInstitutions(tx, { ...input, ...page, sort: '-submitted' }),
    }),
  ),
  bind(institutionQueryManageDetail, async ({ db }, { id }) =>
    viewManagedInstitutionDetail(await getManagedInstitution(db, id)),
  ),
  bind(institutionOperateManage, operateManagedInstitution),
  bind(finProductQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listManagedProducts(db, input),
      { counts: countManagedProducts(db, input), tab: input.state },
      viewManagedProduct,
    ),
  ),
  bindRaw(finProductExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '金融产品',
      entity: 'finProduct',
      filter: input,
      columns: productColumns,
      count: (tx) => countOfTab(countManagedProducts(tx, input), input.state),
      read: (tx, page) => listManagedProducts(tx, { ...input, ...page, sort: '-submitted' }),
    }),
  ),
  bind(finProductQueryManageDetail, async ({ db }, { id }) =>
    viewManagedProductDetail(await getManagedProduct(db, id)),
  ),
  bind(finProductOperateManage, operateManagedProduct),
  bind(financingQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listManagedFinancing(db, input),
      { counts: countManagedFinancing(db), tab: input.state },
      viewManagedFinancing,
    ),
  ),
  bindRaw(financingExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '融资申请',
      entity: 'financing',
      filter: input,
      columns: financingColumns,
      count: (tx) => countOfTab(countManagedFinancing(tx), input.state),
      read: (tx, page) => listManagedFinancing(tx, { ...input, ...page, sort: '-submitted' }),
    }),
  ),
];

export const financeRoutes = (): BoundEndpoint[] => [
  ...publicRoutes(),
  ...ownRoutes(),
  ...financingRoutes(),
  ...manageRoutes(),
];
