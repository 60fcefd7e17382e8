import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  BUILDING: { name: m.search_kind_building, href: ({ refId }) => paths.building(refId) },
} satisfies FoundKinds;
