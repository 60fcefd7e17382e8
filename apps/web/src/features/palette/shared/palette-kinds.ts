import type { PaletteKind } from '@portal/contract/palette/terms';
import * as m from '@portal/texts/messages';
import {
  buildingIcon,
  clipboardListIcon,
  fileTextIcon,
  handCoinsIcon,
  layoutDashboardIcon,
  receiptTextIcon,
  userIcon,
  usersIcon,
  walletIcon,
  wrenchIcon,
} from '../../../ui/icon/shapes.ts';

/** How kinds of results are called and drawn. */
export const kindLooks: Record<PaletteKind, { name: () => string; icon: string }> = {
  PAGE: { name: m.palette_kind_page, icon: layoutDashboardIcon },
  ENTERPRISE: { name: m.palette_kind_enterprise, icon: usersIcon },
  PERSON: { name: m.palette_kind_person, icon: userIcon },
  BILL: { name: m.palette_kind_bill, icon: receiptTextIcon },
  CONTRACT: { name: m.palette_kind_contract, icon: fileTextIcon },
  UNIT: { name: m.palette_kind_unit, icon: buildingIcon },
  REPAIR: { name: m.palette_kind_repair, icon: wrenchIcon },
  RECEIPT: { name: m.palette_kind_receipt, icon: handCoinsIcon },
  PAY_ORDER: { name: m.palette_kind_pay_order, icon: walletIcon },
  CASE: { name: m.palette_kind_case, icon: clipboardListIcon },
};
