import type { ManagedRepairDetail } from '@portal/contract/repair/manage';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import type { Fact } from '../../../ui/facts/Facts.tsx';
import { Link } from '../../../ui/link/Link.tsx';

type Reported = Pick<ManagedRepairDetail, 'reporterName' | 'enterpriseName' | 'phone' | 'repeats'>;

/** The reporter's details, for park staff. */
export const staffFacts = ({ reporterName, enterpriseName, phone, repeats }: Reported): Fact[] =>
  [
    reporterName !== '' && {
      name: m.repair_reporter(),
      value: <Written>{reporterName}</Written>,
      note: <Written>{enterpriseName}</Written>,
    },
    phone !== '' && { name: m.field_contact_phone(), value: <Link href={`tel:${phone}`}>{phone}</Link> },
    repeats > 1 && { name: m.repair_repeated(), value: m.repair_repeats_no({ count: repeats }) },
  ].filter((fact) => fact !== false);
