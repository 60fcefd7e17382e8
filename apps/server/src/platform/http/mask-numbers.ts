import { maskPhone } from '../text/mask.ts';

const mobile = /(?<![0-9A-Za-z])1[3-9]\d{9}(?![0-9A-Za-z])/g;
const landline = /(?<!\d)0\d{2,3}-?\d{7,8}(?!\d)/g;
const document = /(?<![0-9A-Za-z])\d{17}[\dXx](?![0-9A-Za-z])/g;
const mail = /([^\s@<>"]{1,2})[^\s@<>"]*(@[^\s@<>"]+\.[^\s@<>"]+)/g;
/** Fields whose digits are an account, whatever their number. */
const accountField = /account(No|Number)|cardNo|bankNumber|IdNumber$/i;

const maskMiddle = (text: string): string =>
  text.length <= 8 ? '****' : `${text.slice(0, 4)}****${text.slice(-4)}`;

const maskText = (text: string): string =>
  text
    .replace(document, maskMiddle)
    .replace(mobile, maskPhone)
    .replace(landline, maskMiddle)
    .replace(mail, '$1***$2');

/** Hides the middle of telephone, document and account numbers and of mail addresses, wherever they stand in an answer. */
export function maskNumbers(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return accountField.test(name) ? maskMiddle(value) : maskText(value);
  if (Array.isArray(value)) return value.map((part) => maskNumbers(part, name));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, maskNumbers(part, key)]));
}
