const hidden = '■■';

/** Numbers to call and addresses to write to say who somebody is as well as a name does. */
const mails = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phones = /1[3-9]\d{9}|0\d{2,3}-?\d{7,8}/g;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as it may stand in a text: a company also without what its kind is called. */
const spellings = (name: string): string[] => {
  const plain = name.replace(/[（(].*?[)）]/g, '').trim();
  const short = plain.replace(/(?:有限责任|股份有限|有限)?公司$|合作社$|工作室$/, '');
  return [name.trim(), plain, short];
};

/** A text without the names of people, teams and enterprises, and without what one could call or write to. */
export function redact(text: string, names: readonly string[]): string {
  const words = [...new Set(names.flatMap(spellings))]
    // Of one character, a name would take half the language with it.
    .filter((word) => [...word].length > 1)
    .sort((a, b) => b.length - a.length);
  const plain = text.replace(mails, hidden).replace(phones, hidden);
  return words.length === 0 ? plain : plain.replace(new RegExp(words.map(escaped).join('|'), 'giu'), hidden);
}
