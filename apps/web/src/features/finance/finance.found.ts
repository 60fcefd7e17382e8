import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  INSTITUTION: { name: m.finance_institutions, href: ({ refId }) => paths.institution(refId) },
  FIN_PRODUCT: { name: m.finance_products, href: ({ refId }) => paths.finProductAlone(refId) },
} satisfies FoundKinds;
