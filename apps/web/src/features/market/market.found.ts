import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  SERVICE: { name: m.market_services, href: ({ refId }) => paths.service(refId) },
  SHOP: { name: m.market_shops, href: ({ refId }) => paths.shop(refId) },
} satisfies FoundKinds;
