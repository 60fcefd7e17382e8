import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  QUESTION: { name: m.search_kind_question, href: ({ refId, section }) => paths.faq(section ?? '', refId) },
} satisfies FoundKinds;
