import type { Motif } from '@portal/illustration';
import { fenOfWan } from './demo-amounts.ts';
import { chinaInstant, writtenFor } from './demo-day.ts';
import { demoId } from './demo-id.ts';
import { motifNamed } from './demo-motifs.ts';
import { withDemoMark } from './demo-names.ts';
import type { EnterpriseSource } from './enterprise-source.ts';
import { readDemoJson } from './read-demo-data.ts';

export interface DemoEnterprise
  extends Omit<EnterpriseSource, 'capital' | 'annual' | 'motif' | 'registeredYear'> {
  id: string;
  motif: Motif;
  registeredCapitalFen: number;
  /** Ascending; `rdFen` is null if the enterprise has not reported it. */
  annual: { year: number; revenueFen: number; taxFen: number; rdFen: number | null; staff: number }[];
  registeredAtInstant: number;
}

/** The enterprises of the park, with money in fen; their reported years end with the year before `today`. */
export function composeEnterprises(today: string): DemoEnterprise[] {
  const years = Number(today.slice(0, 4)) - Number(writtenFor.slice(0, 4));
  return readDemoJson<EnterpriseSource[]>('enterprises.json').map(
    ({ registeredYear: _year, capital, annual, ...kept }) => ({
      ...kept,
      id: demoId('enterprise', kept.key),
      name: withDemoMark(kept.name),
      motif: motifNamed(kept.motif),
      registeredCapitalFen: fenOfWan(capital),
      registeredAtInstant: chinaInstant(kept.registeredOn),
      annual: annual.map(({ year, revenue, tax, rd, staff }) => ({
        year: year + years,
        revenueFen: fenOfWan(revenue),
        taxFen: fenOfWan(tax),
        rdFen: rd === null ? null : fenOfWan(rd),
        staff,
      })),
    }),
  );
}
