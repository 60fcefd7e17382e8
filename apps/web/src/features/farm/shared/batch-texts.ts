import type { BatchStep } from '@portal/contract/farm/public';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';

/** Formats tenths of a degree: 40 → 4.0. */
export const degreesText = (tenths: number): string => (tenths / 10).toFixed(1);

interface StepFact {
  text: string;
  /** Free text by users, shown after the value. */
  written?: string;
}

/** Further facts about a step. */
export function factsOf({ stems, material, inspection }: BatchStep): StepFact[] {
  const facts: StepFact[] = [];
  if (stems !== null) facts.push({ text: m.farm_stems({ count: formatThousands(stems) }) });
  if (material) {
    const { name, dose, safeDays } = material;
    facts.push({ text: m.farm_used(), written: [name, dose].filter(Boolean).join('，') });
    if (safeDays !== null) facts.push({ text: m.farm_safe_days({ days: safeDays }) });
  }
  if (inspection) {
    const { items, isPassed, vaseTenths } = inspection;
    const finding = isPassed ? m.farm_passed() : m.farm_failed();
    facts.push({ text: items === null ? finding : m.farm_tested({ items, finding }) });
    if (vaseTenths !== null) facts.push({ text: m.farm_vase_days({ days: vaseTenths / 10 }) });
  }
  return facts;
}
