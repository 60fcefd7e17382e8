import { type CalcField, calcFields } from '@portal/contract/policy/public';
import type { CallEndpoint } from '../../../platform/page/page-context.ts';
import type { CalculatorAnswer } from './CalculatorForm.tsx';

const maxFigure = 12;

/** The figures of a calculation from the address, as typed. */
export function figuresOf(search: URLSearchParams): Partial<Record<CalcField, string>> {
  const typed = calcFields.map((name) => [name, search.get(name)?.trim().slice(0, maxFigure)]);
  return Object.fromEntries(typed.filter(([, value]) => value));
}

const isAsked = (search: URLSearchParams) => calcFields.some((name) => search.has(name));

/** The result of a form submitted without JavaScript; undefined before submission. */
export async function answerForm(
  call: CallEndpoint,
  policyId: string,
  search: URLSearchParams,
): Promise<CalculatorAnswer> {
  const none = { result: null, faults: [], failed: false };
  if (!isAsked(search)) return none;
  try {
    const preview = search.get('preview');
    const input = { id: policyId, ...figuresOf(search), ...(preview ? { preview } : {}) };
    return { ...none, result: await call('GET /api/policyManage/policy/calculate', input) };
  } catch (error) {
    const { fields } = (error as { data?: { fields?: Record<string, string> } }).data ?? {};
    if (!fields) throw error;
    return { ...none, faults: calcFields.filter((name) => name in fields) };
  }
}
