import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../../platform/china-time.ts';
import type { ReplyContext } from '../../../platform/http/context.ts';
import type { PdfDocument } from '../../../platform/pdf/pdf-block.ts';
import type { Contract } from '../lease.table.ts';
import { viewFacts } from '../lease.view.ts';
import { factsTable, partiesOf, signatures } from './paper-parts.ts';

const areaText = (areaX100: number) => `${areaX100 / 100} m²`;

/** The terms of a contract as they are agreed today, with every change since it was signed. */
export async function contractPaper({ db, now }: ReplyContext, contract: Contract): Promise<PdfDocument> {
  const [parties, facts] = await Promise.all([
    partiesOf(db, contract.id),
    viewFacts(db, contract, chinaDayOf(now)),
  ]);
  const { from, to } = contract;
  const span = (one: { from: string; to: string }) => m.lease_print_term_days(one);
  return {
    title: facts.kindLabel,
    subtitle: `${parties.park} · ${contract.no} · ${facts.stateLabel}`,
    blocks: [
      factsTable([
        [m.lease_print_landlord(), parties.park],
        [m.field_tenant(), parties.tenant],
        [m.field_units(), `${facts.place} · ${areaText(facts.areaX100)}`],
        [m.lease_print_term(), span({ from, to })],
        [m.field_pay_cycle(), m.lease_paid_every({ months: facts.payCycle })],
        [m.field_free_days(), String(facts.freeDays)],
        [m.field_deposit(), formatFen(facts.depositFen)],
        [m.field_property_fee(), m.lease_print_per_m2({ amount: formatFen(facts.propertyFeeFenPerM2Month) })],
        [m.lease_print_property(), formatFen(facts.propertyFeeFenPerMonth)],
        [m.billing_late_fee(), m.lease_late_fee({ rate: facts.lateFeePpmPerDay / 100 })],
        [m.field_notice_days(), String(facts.noticeDays)],
      ]),
      { type: 'heading', level: 3, text: m.lease_print_rents() },
      {
        type: 'table',
        head: [m.lease_print_term(), m.lease_rent_now()],
        numbers: [1],
        rows: facts.steps.map((step) => [span(step), formatFen(step.rentFenPerMonth)]),
      },
      { type: 'heading', level: 3, text: m.field_units() },
      {
        type: 'table',
        head: [m.field_building(), m.field_floor(), m.field_units(), m.field_area()],
        numbers: [1, 3],
        rows: facts.units.map((unit) => [
          unit.buildingName,
          String(unit.floor),
          unit.no,
          areaText(unit.areaX100),
        ]),
      },
      ...signatures(parties),
    ],
    footer: `${parties.park} · ${contract.no}`,
  };
}
