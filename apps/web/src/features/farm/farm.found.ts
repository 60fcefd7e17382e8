import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  FARM_BATCH: { name: m.farm_title, href: ({ refId }) => paths.farmingDetail(refId) },
} satisfies FoundKinds;
