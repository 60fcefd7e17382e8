import { ventureStageLabels } from '@portal/contract/finance/terms';
import { formatFen } from '@portal/contract/money';
import type { OwnVentureDetail } from '@portal/contract/venture/public';
import { ventureCheckLabels, ventureFieldLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { equityOf } from './venture-words.ts';

interface VentureFactsProps {
  data: OwnVentureDetail['data'];
  reason: string;
  /** The owner, where the reader doesn't know it. */
  ownerName?: string;
  checked?: (keyof typeof ventureCheckLabels)[];
}

const written = (name: string, text: string): Fact[] =>
  text === '' ? [] : [{ name, value: <Written>{text}</Written> }];

/** Several texts of one kind, one below the other. */
const lines = (name: string, texts: string[]): Fact[] =>
  texts.length === 0
    ? []
    : [
        {
          name,
          value: (
            <ul>
              {[...new Set(texts)].map((text) => (
                <li key={text}>
                  <Written>{text}</Written>
                </li>
              ))}
            </ul>
          ),
        },
      ];

/** A venture as its owners entered it. */
export const VentureFacts = ({ data, reason, ownerName, checked = [] }: VentureFactsProps) => (
  <Facts
    columns={1}
    facts={[
      ...written(m.field_reason(), reason),
      ...(ownerName === undefined ? [] : written(m.venture_owner(), ownerName)),
      ...written(m.field_venture_summary(), data.summary),
      { name: m.field_venture_stage(), value: ventureStageLabels[data.stage]() },
      {
        name: m.field_venture_fields(),
        value: data.fields.map((field) => ventureFieldLabels[field]()).join('、'),
      },
      { name: m.field_need_amount(), value: m.market_amount({ amount: formatFen(data.needFen) }) },
      { name: m.field_equity(), value: `${equityOf(data.equityX100)}%` },
      ...written(m.field_venture_product(), data.product),
      ...lines(
        m.field_uses(),
        data.uses.map(
          ({ name, amountFen, note }) =>
            `${name} ${m.market_amount({ amount: formatFen(amountFen) })} ${note}`,
        ),
      ),
      ...lines(
        m.field_team(),
        data.team.map(({ name, role }) => `${name} ${role}`),
      ),
      { name: m.field_team_size(), value: String(data.teamSize) },
      ...written(m.field_wanted(), data.wanted),
      ...lines(
        m.field_progress(),
        data.progress.map(({ day, title, note }) => `${day} ${title} ${note}`),
      ),
      {
        name: m.field_contact_name(),
        value: <Written>{`${data.contactName} ${data.contactPhone}`}</Written>,
      },
      ...(checked.length === 0
        ? []
        : [
            {
              name: m.field_checked(),
              value: checked.map((check) => ventureCheckLabels[check]()).join('、'),
            },
          ]),
    ]}
  />
);
