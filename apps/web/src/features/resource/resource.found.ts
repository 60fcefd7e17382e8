import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  RESOURCE: {
    name: m.resource_name,
    href: ({ refId, section }) => paths.resource(section ?? 'instrument', refId),
  },
} satisfies FoundKinds;
