import { paths } from '@portal/contract/paths';
import type { ResourceCode } from '@portal/contract/resource/terms';
import { resourceCodeLabels } from '@portal/contract/resource/terms';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    INSTRUMENT_BOOKING: {
      name: m.resource_booking,
      href: (booking) => paths.manageResources({ state: 'PENDING', booking }),
    },
    RESOURCE_REQUEST: {
      name: m.resource_request,
      href: (request) => paths.manageResources({ view: 'requests', state: 'SUBMITTED', request }),
    },
  },
  collect: {
    RESOURCE: { name: m.resource_name, category: (code) => resourceCodeLabels[code as ResourceCode]() },
  },
} satisfies FeatureWords;
