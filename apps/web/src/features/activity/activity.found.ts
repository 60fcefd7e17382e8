import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  ACTIVITY: { name: m.field_activity, href: ({ refId }) => paths.activity(refId, 'ACTIVITY') },
} satisfies FoundKinds;
