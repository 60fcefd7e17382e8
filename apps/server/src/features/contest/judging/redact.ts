const hidden = '■■';

/** Phone numbers and email addresses identify people just as names do. */
const mails = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phones = /1[3-9]\d{9}|0\d{2,3}-?\d{7,8}/g;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Ways a name can appear in a text; for a company, also without its legal form. */
const spellings = (name: string): string[] => {
  const plain = name.replace(/[（(].*?[)）]/g, '').trim();
  const short = plain.replace(/(?:有限责任|股份有限|有限)?公司$|合作社$|工作室$/, '');
  return [name.trim(), plain, short];
};

/** Removes the names of people, teams and enterprises from a text, as well as phone numbers and email addresses. */
export function redact(text: string, names: readonly string[]): string {
  const words = [...new Set(names.flatMap(spellings))]
    // Single-character names would remove too many ordinary words.
    .filter((word) => [...word].length > 1)
    .sort((a, b) => b.length - a.length);
  const plain = text.replace(mails, hidden).replace(phones, hidden);
  return words.length === 0 ? plain : plain.replace(new RegExp(words.map(escaped).join('|'), 'giu'), hidden);
}
