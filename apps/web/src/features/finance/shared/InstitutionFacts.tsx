import type { InstitutionContent } from '@portal/contract/finance/public';
import { institutionKindLabels, ventureStageLabels } from '@portal/contract/finance/terms';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { wanText } from './money-texts.ts';

interface InstitutionFactsProps {
  data: InstitutionContent;
  reason: string;
  columns: 1 | 2;
}

/** An institution as it was entered. */
export const InstitutionFacts = ({ data, reason, columns }: InstitutionFactsProps) => (
  <Facts
    columns={columns}
    facts={[
      ...(reason === '' ? [] : [{ name: m.field_reason(), value: <Written>{reason}</Written>, wide: true }]),
      { name: m.field_institution_intro(), value: <Written>{data.intro}</Written>, wide: true },
      { name: m.field_institution_kind(), value: institutionKindLabels[data.kind]() },
      { name: m.field_licence_no(), value: <Written>{data.licenceNo}</Written> },
      { name: m.field_service_regions(), value: <Written>{data.regions}</Written> },
      { name: m.field_amount(), value: `${wanText(data.ticketFromFen)}–${wanText(data.ticketToFen)}` },
      ...(data.stages.length === 0
        ? []
        : [
            {
              name: m.field_venture_stages(),
              value: data.stages.map((stage) => ventureStageLabels[stage]()).join(' · '),
            },
          ]),
      { name: m.field_contact_name(), value: <Written>{data.contactName}</Written> },
      { name: m.field_contact_phone(), value: data.contactPhone },
    ]}
  />
);
