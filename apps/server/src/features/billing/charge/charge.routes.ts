import {
  chargeEnd,
  chargeQueryList,
  chargeSave,
  meterSharePreview,
  meterShareQueryList,
  meterShareQueryMeters,
  meterShareSave,
  ownFeeQueryList,
  ownFeeSave,
} from '@portal/contract/billing/charge';
import {
  handBillOperate,
  handBillQueryDetail,
  handBillQueryList,
  handBillSave,
} from '@portal/contract/billing/hand-bill';
import { maxListTotal } from '@portal/contract/max-list-total';
import { isPastEnd } from '../../../platform/database/count-up-to.ts';
import { type BoundEndpoint, bind } from '../../../platform/http/endpoints.ts';
import { pageOfTabs } from '../../../platform/http/page-of.ts';
import { endCharge, listCharges, saveCharge } from './charges.ts';
import { countHandBills, listHandBills } from './hand-bill.queries.ts';
import { viewHandBill } from './hand-bill.view.ts';
import { listMeterShares, listSplitMeters, previewMeterShare, saveMeterShare } from './meter-shares.ts';
import { operateHandBill } from './operate-hand-bill.ts';
import { listOwnFees, saveOwnFee } from './own-fees.ts';
import { getHandBill, saveHandBill } from './save-hand-bill.ts';

export const chargeRoutes = (): BoundEndpoint[] => [
  bind(ownFeeQueryList, listOwnFees),
  bind(ownFeeSave, saveOwnFee),
  bind(chargeQueryList, listCharges),
  bind(chargeSave, saveCharge),
  bind(chargeEnd, endCharge),
  bind(meterShareQueryList, listMeterShares),
  bind(meterShareQueryMeters, listSplitMeters),
  bind(meterShareSave, saveMeterShare),
  bind(meterSharePreview, previewMeterShare),
  bind(handBillQueryList, ({ db }, input) =>
    pageOfTabs(
      input,
      isPastEnd(input) ? Promise.resolve([]) : listHandBills(db, input),
      { counts: countHandBills(db, input), tab: input.state },
      viewHandBill,
      maxListTotal,
    ),
  ),
  bind(handBillQueryDetail, getHandBill),
  bind(handBillSave, saveHandBill),
  bind(handBillOperate, operateHandBill),
];
