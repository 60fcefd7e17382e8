import { chinaMinuteOf } from '@portal/contract/china-time';
import type { OperLogChange } from '@portal/contract/oper-log/public';
import { textOfHtml } from '../../platform/text/html-text.ts';
import { maskPhone } from '../../platform/text/mask.ts';
import type { LogReader } from './compose-log.ts';

const secretName = /password|hash|token|secret|sign$|ticket|verifycode/i;
const hiddenName = /legalId|idNo|bankAccount|number$/i;
const mobile = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const landline = /(?<!\d)(\d{3,4})-\d{5,10}(?!\d)/g;
const mail = /(?<![\w.+-])([\w.+-])[\w.+-]*@([\w-]+\.[\w.-]+)/g;
const personNo = /(?<![0-9A-Za-z])(\d{6})\d{8}(\d{3}[\dXx])(?![0-9A-Za-z])/g;
const maxShownLength = 2_000;
const maxChanges = 200;

/** Masks personal data in the log: phone and identity numbers, email addresses. */
function maskText(text: string): string {
  return text
    .replace(personNo, '$1********$2')
    .replace(mobile, maskPhone)
    .replace(landline, '$1-****')
    .replace(mail, '$1***@$2')
    .slice(0, maxShownLength);
}

const fenName = /Fen$/;
const instantName = /(?:At|[uU]ntil)$/;

function show(log: LogReader, name: string, value: unknown): string {
  if (secretName.test(name)) return '••••••';
  if (typeof value === 'number' && fenName.test(name))
    return (value / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  if (typeof value === 'number' && instantName.test(name)) return chinaMinuteOf(value);
  if (typeof value !== 'string') return maskText(JSON.stringify(value));
  if (hiddenName.test(name) && value.length > 4) return `••••${value.slice(-4)}`;
  return maskText(log.isHtml(name) ? textOfHtml(value) : value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Fields of no use to a reader. */
const technicalName = /^(?:id|eventCode|ruleId|sha256|sort)$/;

/** All leaves by path; lists of plain values are leaves. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  const isRows = Array.isArray(value) && value.some(isRecord);
  if (!isRows && !isRecord(value))
    return value === undefined || (path === '' && !Array.isArray(value)) ? [] : [[path, value]];
  return Object.entries(value)
    .filter(([name]) => path === '' || !technicalName.test(name))
    .flatMap(([name, part]) => leavesOf(part, path ? `${path}.${name}` : name));
}

/** Paths at which two snapshots differ, with both values. */
export function listDifferences(before: unknown, after: unknown): [string, unknown, unknown][] {
  const was = new Map(leavesOf(before));
  const is = new Map(leavesOf(after));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)))
    .slice(0, maxChanges)
    .map((field) => [field, was.get(field), is.get(field)]);
}

/** The name behind a field's id or code, if there is one. */
export type NameOf = (field: string, value: unknown) => string | undefined;

/** The differences between two snapshots as text, with personal data masked. */
export function listChanges(
  log: LogReader,
  entity: string,
  before: unknown,
  after: unknown,
  findName: NameOf = () => undefined,
): OperLogChange[] {
  const nameOf = (field: string, value: unknown) =>
    log.valueLabelOf(entity, field, value) ?? findName(field, value);
  const wordsOf = (field: string, value: unknown) =>
    value === undefined || value === null
      ? null
      : [value]
          .flat()
          .map((one) => nameOf(field, one) ?? show(log, field.split('.').at(-1) ?? '', one))
          .join('，');
  return listDifferences(before, after).map(([field, was, is]) => ({
    field,
    fieldLabel: log.fieldLabelOf(entity, field),
    before: wordsOf(field, was),
    after: wordsOf(field, is),
    isNamed: [was, is].flat().some((one) => nameOf(field, one) !== undefined),
  }));
}
