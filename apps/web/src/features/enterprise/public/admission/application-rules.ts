import type { EnterpriseDraft } from '@portal/contract/enterprise/application';
import type { ApplicationField } from '@portal/contract/enterprise/fields';
import { useSyncExternalStore } from 'react';
import { type ApplicationValues, sentOf } from './application-form.ts';

/** The contract's schemas for an application. */
export type Rules = typeof import('@portal/contract/enterprise/application');

let rules: Rules | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the rules when the first field loses focus, since they are as large as the form. Undefined if they cannot be
 * loaded: the server applies them too, and connection errors are shown on submit.
 */
export async function loadRules(): Promise<Rules | undefined> {
  rules ??= await import('@portal/contract/enterprise/application').catch(() => undefined);
  for (const listener of listeners) listener();
  return rules;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rules, once they have been loaded. */
export const useLoadedRules = (): Rules | undefined =>
  useSyncExternalStore(
    subscribe,
    () => rules,
    () => undefined,
  );

/** The error of a field, in the contract's words; undefined if it is valid. */
export function faultOf(
  { enterpriseApplication }: Rules,
  field: ApplicationField,
  value: unknown,
): string | undefined {
  return enterpriseApplication.shape[field].safeParse(sentOf(field, value)).error?.issues[0]?.message;
}

/** The fields of the form that are filled in and valid. */
export function draftOf(
  rules: Rules | undefined,
  values: ApplicationValues,
  fields: readonly ApplicationField[],
): EnterpriseDraft {
  const entries = fields
    .map((field) => [field, sentOf(field, values[field])] as const)
    .filter(([, sent]) => sent !== undefined)
    .filter(([field]) => !rules || faultOf(rules, field, values[field]) === undefined);
  return Object.fromEntries(entries) as EnterpriseDraft;
}

/** Fields with a value that cannot be saved. */
export function malformedFields(rules: Rules | undefined, values: ApplicationValues): ApplicationField[] {
  if (!rules) return [];
  return (Object.keys(values) as ApplicationField[]).filter(
    (field) =>
      sentOf(field, values[field]) !== undefined && faultOf(rules, field, values[field]) !== undefined,
  );
}
