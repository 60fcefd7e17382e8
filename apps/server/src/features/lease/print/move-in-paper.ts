import type { ContractState } from '@portal/contract/lease/terms';
import * as m from '@portal/texts/messages';
import { chinaDayOf } from '../../../platform/china-time.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { ReplyContext } from '../../../platform/http/context.ts';
import type { PdfBlock, PdfDocument } from '../../../platform/pdf/pdf-block.ts';
import { type FirstReading, firstReadings } from '../../billing/move-in/first-readings.public.ts';
import { areaOf, placeOf } from '../lease.place.ts';
import { unitsOf } from '../lease.queries.ts';
import type { Contract } from '../lease.table.ts';
import { factsTable, partiesOf, signatures } from './paper-parts.ts';

/** Nothing is handed over before both sides have signed. */
const unsigned: readonly ContractState[] = ['DRAFT', 'TO_SIGN', 'VOID'];

const heading = (text: string): PdfBlock => ({ type: 'heading', level: 3, text });
const dayOf = (at: Date | null): string => (at === null ? '' : chinaDayOf(at));
const emptyRows = (rows: number, columns: number): string[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));

/** What each meter showed last, and an empty place for what it shows on the spot. */
const metersTable = (meters: readonly FirstReading[]): PdfBlock => ({
  type: 'table',
  head: [
    m.field_kind(),
    m.field_meter_no(),
    m.lease_print_reading_known(),
    m.field_date(),
    m.lease_print_reading_now(),
  ],
  numbers: [2],
  widths: [70, 123, 100, 90, 100],
  rows: meters.map(({ kindLabel, meterNo, readingX100, readAt }) => [
    kindLabel,
    meterNo,
    String(readingX100 / 100),
    dayOf(readAt),
    '',
  ]),
});

/** The condition of the unit part by part, with what is found on the spot. */
const conditionTable = (): PdfBlock => ({
  type: 'table',
  head: [m.lease_print_part(), m.lease_print_condition(), m.field_note()],
  widths: [140, 143, 200],
  rows: [
    ...[
      m.lease_print_part_walls(),
      m.lease_print_part_doors(),
      m.lease_print_part_water(),
      m.lease_print_part_power(),
      m.lease_print_part_fittings(),
    ].map((part) => [part, m.lease_print_condition_choice(), '']),
    ...emptyRows(2, 3),
  ],
});

/** Photos of readings that exist, and places for those that are taken on the spot. */
const photosTable = (meters: readonly FirstReading[]): PdfBlock => ({
  type: 'table',
  head: [m.lease_print_photo_of(), m.field_date(), m.field_note()],
  widths: [243, 100, 140],
  rows: [
    ...meters
      .filter(({ hasPhoto }) => hasPhoto)
      .map(({ kindLabel, meterNo, readAt }) => [`${kindLabel} ${meterNo}`, dayOf(readAt), '']),
    ...emptyRows(4, 3),
  ],
});

/**
 * The protocol of a move-in: what is known of the units, and empty lines for what is found on the spot.
 * @throws {AppError} 500404 for a contract that is not signed
 */
export async function moveInPaper({ db }: ReplyContext, contract: Contract): Promise<PdfDocument> {
  if (unsigned.includes(contract.status)) throw notFound();
  const [parties, units] = await Promise.all([
    partiesOf(db, contract.id),
    unitsOf(db, [contract.id], contract.from),
  ]);
  const its = units.get(contract.id) ?? [];
  const meters = await firstReadings(
    db,
    its.map(({ id }) => id),
    contract.from,
  );
  const subtitle = `${parties.park} · ${contract.no}`;
  return {
    title: m.lease_print_move_in(),
    subtitle,
    blocks: [
      factsTable([
        [m.field_tenant(), parties.tenant],
        [m.field_units(), `${placeOf(its)} · ${areaOf(its) / 100} m²`],
        [m.lease_print_term(), m.lease_print_term_days({ from: contract.from, to: contract.to })],
        [m.lease_print_move_in_day(), ''],
        [m.lease_print_keys(), '\n'],
      ]),
      heading(m.lease_print_first_meters()),
      metersTable(meters),
      heading(m.lease_print_condition()),
      conditionTable(),
      heading(m.lease_print_photos()),
      photosTable(meters),
      ...signatures(parties),
    ],
    footer: subtitle,
  };
}
