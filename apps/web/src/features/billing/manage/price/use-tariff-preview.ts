import { tariffDraft } from '@portal/contract/billing/price-manage';
import { useDraftPreview } from '../../../../platform/account/use-draft-preview.ts';
import { browserClient } from '../../../../platform/api/browser-client.ts';

const key = 'POST /api/propertyManage/fee/previewTariff';

/** Calculates a price whenever its form makes sense. */
export const useTariffPreview = (values: object) =>
  useDraftPreview(key, tariffDraft, values, (data, signal) =>
    browserClient().call(key, { data }, { signal, quiet: true }),
  );
