import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import type { Fact } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';

/** Who has reported it, for those who work for the park. */
export const staffFacts = (ticket: {
  reporterName: string;
  enterpriseName: string;
  phone: string;
  repeats: number;
}): Fact[] => [
  ...(ticket.reporterName === ''
    ? []
    : [
        {
          name: m.repair_reporter(),
          value: <Written>{ticket.reporterName}</Written>,
          note: <Written>{ticket.enterpriseName}</Written>,
        },
      ]),
  ...(ticket.phone === ''
    ? []
    : [{ name: m.field_contact_phone(), value: <Link href={`tel:${ticket.phone}`}>{ticket.phone}</Link> }]),
  ...(ticket.repeats > 1
    ? [{ name: m.repair_repeated(), value: m.repair_repeats_no({ count: ticket.repeats }) }]
    : []),
];
