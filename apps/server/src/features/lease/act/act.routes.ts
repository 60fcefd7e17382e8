import {
  leaseActAnswer,
  leaseActOperate,
  leaseActPreview,
  leaseActQueryList,
  leaseActQueryManageDetail,
  leaseActQueryManageList,
  leaseActSubmit,
} from '@portal/contract/lease/act';
import { maxListTotal } from '@portal/contract/max-list-total';
import { isPastEnd } from '../../../platform/database/count-up-to.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { contractWithin } from '../within.public.ts';
import { countActs, getAct, listActs } from './act.queries.ts';
import { viewAct, viewManagedAct } from './act.view.ts';
import { listOwnActs } from './list-own-acts.ts';
import { answerAct, operateAct } from './operate-act.ts';
import { previewAct, submitAct } from './submit-act.ts';

export const actRoutes = (): BoundEndpoint[] => [
  bind(leaseActPreview, previewAct),
  bind(leaseActSubmit, submitAct),
  bind(leaseActQueryManageList, ({ db, actor }, input) => {
    const filter = { ...input, within: contractWithin(actor) };
    return pageOfTabs(
      input,
      isPastEnd(input) ? Promise.resolve([]) : listActs(db, filter),
      { counts: countActs(db, filter), tab: input.state },
      viewAct,
      maxListTotal,
    );
  }),
  bind(leaseActQueryManageDetail, async ({ db, actor }, { id }) =>
    viewManagedAct(db, await getAct(db, id), actor),
  ),
  bind(leaseActOperate, operateAct),
  bind(leaseActQueryList, listOwnActs),
  bind(leaseActAnswer, answerAct),
];
