import type { TariffView } from '@portal/contract/billing/price-manage';
import type { FixedFee } from '@portal/contract/billing/terms';

/** A price with the fee it is for. */
export type PriceRow = TariffView & { feeCode: FixedFee; name: string; unit: string };
