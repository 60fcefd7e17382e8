import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  ORGANIZATION: { name: m.org_organization, href: ({ refId }) => paths.organization(refId) },
} satisfies FoundKinds;
