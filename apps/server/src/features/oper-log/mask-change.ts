import type { OperLogChange } from '@portal/contract/oper-log';
import { fieldLabelOf, valueLabelOf } from '@portal/contract/oper-log-labels';
import { maskPhone } from '../../platform/text/mask.ts';

const secretName = /password|hash|token|secret|sign$|ticket|verifycode/i;
const hiddenName = /legalId|idNo|bankAccount|number$/i;
const mobile = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const landline = /(?<!\d)(\d{3,4})-\d{5,10}(?!\d)/g;
const mail = /([\w.+-])[\w.+-]*@([\w-]+\.[\w.-]+)/g;
const personNo = /(?<![0-9A-Za-z])(\d{6})\d{8}(\d{3}[\dXx])(?![0-9A-Za-z])/g;
const longestShown = 2_000;

/** What a person who reads the log need not know is hidden: numbers of telephones and persons, mail addresses. */
function maskText(text: string): string {
  return text
    .replace(personNo, '$1********$2')
    .replace(mobile, maskPhone)
    .replace(landline, '$1-****')
    .replace(mail, '$1***@$2')
    .slice(0, longestShown);
}

function show(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const name = field.split('.').at(-1) ?? '';
  if (secretName.test(name)) return '••••••';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (hiddenName.test(name) && text.length > 4 && typeof value === 'string') return `••••${text.slice(-4)}`;
  return maskText(text);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Every leaf by its path; lists are leaves. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (!isRecord(value)) return value === undefined || path === '' ? [] : [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, path ? `${path}.${name}` : name));
}

const mostChanges = 200;

/** The name of a code, or of each of several; undefined for what is no code. */
function nameOf(entity: string, field: string, value: unknown): string | null | undefined {
  if (value === undefined || value === null) return null;
  const names = [value].flat().map((one) => valueLabelOf(entity, field, one));
  return names.includes(undefined) ? undefined : names.join('，');
}

/** What differs between two snapshots of something, personal data masked. */
export function listChanges(entity: string, before: unknown, after: unknown): OperLogChange[] {
  const was = new Map(leavesOf(before));
  const is = new Map(leavesOf(after));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)))
    .slice(0, mostChanges)
    .map((field) => {
      const values = [was.get(field), is.get(field)] as const;
      const names = values.map((value) => nameOf(entity, field, value));
      const isNamed = !names.includes(undefined);
      const [before = null, after = null] = isNamed ? names : values.map((value) => show(field, value));
      return { field, fieldLabel: fieldLabelOf(field), before, after, isNamed };
    });
}
