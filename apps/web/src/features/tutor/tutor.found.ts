import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  TUTOR: { name: m.tutor_title, href: ({ refId }) => paths.tutor(refId) },
} satisfies FoundKinds;
