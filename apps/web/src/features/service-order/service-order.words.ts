import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    SERVICE_DISPUTE: {
      name: m.order_disputes,
      href: (order) => paths.manageDisputes({ tab: 'OPEN', order }),
    },
    SERVICE_QUESTION: {
      name: m.shop_questions,
      href: () => paths.manageDisputes({ view: 'questions', state: 'PENDING' }),
    },
    SHOP_COMPLAINT: {
      name: m.shop_complaints,
      href: (complaint) => paths.manageDisputes({ view: 'complaints', complaint }),
    },
    RATING: {
      name: m.order_hide_requests,
      href: () => paths.manageDisputes({ view: 'ratings', tab: 'PENDING' }),
    },
  },
  figures: {
    serviceOrders: {
      name: m.figure_service_orders,
      href: (day) => paths.manageLog({ event: 'serviceOrder.apply', from: day, to: day }),
    },
  },
} satisfies FeatureWords;
