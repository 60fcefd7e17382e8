/**
 * One or two characters for a name: the initials of Latin words, the last two characters of a short Chinese name, the
 * first character of a longer one such as a company's.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s·・]+/u)
    .filter(Boolean);
  const [first = '', ...others] = words;
  if (/^\p{Script=Latin}/u.test(first)) {
    const last = others.at(-1) ?? '';
    return (firstLetter(first) + firstLetter(last)).toUpperCase();
  }
  const letters = Array.from(words.join(''));
  return letters.length > 4 ? letters.slice(0, 1).join('') : letters.slice(-2).join('');
}

const firstLetter = (word: string) => Array.from(word)[0] ?? '';
