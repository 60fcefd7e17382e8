import type { ContractFacts } from '@portal/contract/lease/public';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { nameColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { type Figure, Figures } from '../../../ui/figures/Figures.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { areaText } from '../../building/shared/unit-words.ts';
import styles from './ContractTerms.module.css';
import { TermTrack } from './TermTrack.tsx';

/** Agreed money and time terms, for both sides. */
export function ContractTerms({ contract, next }: { contract: ContractFacts; next?: Figure | undefined }) {
  const { rentFenPerMonth, payCycle, freeDays, depositFen, depositPaidFen, noticeBy, noticeDays } = contract;
  return (
    <>
      <Figures
        figures={[
          {
            name: m.lease_rent_now(),
            value: formatFen(rentFenPerMonth),
            note: [
              m.lease_paid_every({ months: payCycle }),
              contract.billAheadDays > 0 ? m.pricing_billed_ahead({ days: contract.billAheadDays }) : '',
              contract.dueDay === null
                ? m.pricing_due_after({ days: contract.dueDays })
                : m.pricing_due_on({ day: contract.dueDay }),
              freeDays > 0 ? m.lease_free_days({ days: freeDays }) : '',
              m.lease_late_fee({ rate: contract.lateFeePpmPerDay / 100 }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
          ...(next ? [next] : []),
          {
            name: m.field_deposit(),
            value: formatFen(depositFen),
            note: `${m.field_deposit_paid()} ${formatFen(depositPaidFen)}`,
          },
          {
            name: m.building_property_fee(),
            value: formatFen(contract.propertyFeeFenPerMonth),
            note: m.building_per_m2({ price: formatFen(contract.propertyFeeFenPerM2Month) }),
          },
        ]}
      />
      <p>{m.lease_notice({ day: noticeBy, days: noticeDays })}</p>
      <section aria-labelledby="term">
        <Text id="term" as="h3" padBottom={12} size={16} className={styles.head}>
          {m.lease_term()} <small>{m.lease_term_note()}</small>
        </Text>
        <TermTrack contract={contract} />
      </section>
    </>
  );
}

const unitColumns = (): ListColumn<ContractFacts['units'][number]>[] => [
  nameColumn('unit', m.field_unit_of_building(), {
    name: ({ no }) => no,
    note: ({ buildingName }) => <Written>{buildingName}</Written>,
  }),
  textColumn('area', m.field_area(), ({ areaX100 }) => areaText(areaX100), { align: 'end' }),
  textColumn('price', m.field_rent_per_m2(), (unit) => formatFen(unit.rentFenPerM2Month), {
    align: 'end',
  }),
  textColumn('rent', m.lease_rent_now(), (unit) => formatFen(unit.rentFenPerMonth), {
    align: 'end',
  }),
];

/** The units with their initial costs. */
export function ContractUnits({ contract }: { contract: ContractFacts }) {
  return (
    <div>
      <Text as="h3" padBottom={12} size={16} className={styles.head}>
        {m.lease_units()}
      </Text>
      <CardTable
        caption={m.lease_units()}
        rows={contract.units}
        rowKey={({ unitId }) => unitId}
        columns={unitColumns()}
      />
    </div>
  );
}
