import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  PAGE: {
    name: m.search_kind_page,
    href: ({ refId }) => {
      if (refId === 'registration-guide') return paths.registrationGuide();
      return refId === 'about-us' ? paths.aboutUs() : paths.aboutUs(refId);
    },
  },
} satisfies FoundKinds;
