import {
  certificateCheck,
  certificateDownload,
  certificateExport,
  certificateOperate,
  certificateQueryDetail,
  certificateQueryList,
  certificateQueryManageList,
} from '@portal/contract/activity/certificate';
import { countOfTab } from '../../../platform/database/count-tabs.ts';
import { type BoundEndpoint, bind, bindRaw } from '../../../platform/http/endpoints.ts';
import { pageOf, pageOfTabs } from '../../../platform/http/page-of.ts';
import {
  countCertificates,
  countOwnCertificates,
  getOwnCertificate,
  listCertificates,
  listOwnCertificates,
} from './certificate.queries.ts';
import { certificateColumns, viewManagedCertificate, viewOwnCertificate } from './certificate.view.ts';
import { checkCertificate } from './check-certificate.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { parkName, sendCertificate } from './send-certificate.ts';

export const certificateRoutes: BoundEndpoint[] = [
  bind(certificateQueryList, ({ db, actor }, input) =>
    pageOf(
      input,
      listOwnCertificates(db, actor.userId, input),
      countOwnCertificates(db, actor.userId),
      viewOwnCertificate,
    ),
  ),
  bind(certificateQueryDetail, async ({ db, actor }, { id }) => ({
    ...viewOwnCertificate(await getOwnCertificate(db, actor.userId, id)),
    park: await parkName(db),
  })),
  bindRaw(certificateDownload, sendCertificate),
  bind(certificateCheck, checkCertificate),
  bind(certificateQueryManageList, ({ db }, input) =>
    pageOfTabs(
      input,
      listCertificates(db, input),
      { counts: countCertificates(db, input), tab: input.state },
      viewManagedCertificate,
    ),
  ),
  bindRaw(certificateExport, (ctx, input) =>
    ctx.exporter.send(ctx, {
      name: '结业证书',
      entity: 'certificate',
      filter: input,
      columns: certificateColumns,
      count: (tx) => countOfTab(countCertificates(tx, input), input.state),
      read: (tx, page) => listCertificates(tx, { ...input, sort: '-issued', ...page }),
    }),
  ),
  bind(certificateOperate, revokeCertificate),
];
