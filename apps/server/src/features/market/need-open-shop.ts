import type { ServiceEvent } from '@portal/contract/market/shop-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { AppError } from '../../platform/http/app-error.ts';
import type { ShopRecord } from './market.table.ts';

/** Events that lead to publication require an open shop. */
export const needsOpenShop = (event: ServiceEvent): boolean => event === 'submit' || event === 'on';

/** @throws {AppError} 500012 unless the shop is open */
export function requireOpenShop({ status }: Pick<ShopRecord, 'status'>): void {
  if (status !== 'OPEN')
    throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_shop_not_open() });
}
