import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  CONTEST: { name: m.contest_entity, href: ({ refId }) => paths.contest(refId) },
} satisfies FoundKinds;
