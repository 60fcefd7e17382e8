import messageFormat from '@messageformat/core';
import { parse, type Token } from '@messageformat/parser';
import { type Language, languages } from './languages.ts';
import type { Wordings } from './read-catalogues.ts';

export interface CompiledText {
  /** A call of `text` with one wording per language; requires the imports in `textImports`. */
  code: string;
  /** TypeScript type of the arguments; undefined if the text takes none. */
  inputs: string | undefined;
}

/** Imports for everything that compiled texts may call. */
export const textImports = [
  "import { number, plural, select } from '@messageformat/runtime';",
  "import { en, es, ja, zh } from '@messageformat/runtime/lib/cardinals';",
  "import { text } from '@portal/texts/runtime';",
].join('\n');

// Its types declare a default export, but the module is the class itself.
const Format = messageFormat as unknown as typeof messageFormat.default;

const formats = Object.fromEntries(languages.map((language) => [language, new Format(language)])) as Record<
  Language,
  InstanceType<typeof Format>
>;

/** Collects the argument of each token; arguments counted by a plural are numbers. */
function collectArguments(tokens: Token[], found: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'argument') {
      if (!found.has(token.arg)) found.set(token.arg, 'unknown');
    } else if (token.type === 'plural' || token.type === 'select' || token.type === 'selectordinal') {
      found.set(token.arg, token.type === 'select' ? 'string' : 'number');
      for (const { tokens: inner } of token.cases) collectArguments(inner, found);
    } else if (token.type === 'function') {
      throw new Error(
        `{${token.arg}, ${token.key}} is not supported: format the value where the text is used`,
      );
    }
  }
}

const isPlain = (tokens: Token[]) => tokens.every(({ type }) => type === 'content');

/**
 * Compiles a text from its ICU messages.
 * @throws {Error} if a language is missing or empty, does not parse, or has different arguments from the others
 */
export function compileText(key: string, wordings: Wordings): CompiledText {
  const found = languages.map((language) => {
    const message = wordings[language];
    if (!message) throw new Error(`${key} has no text in ${language}`);
    try {
      const tokens = parse(message, { cardinal: formats[language].plurals[0]?.cardinals ?? [] });
      const inputs = new Map<string, string>();
      collectArguments(tokens, inputs);
      const code = isPlain(tokens)
        ? JSON.stringify(tokens.map((token) => (token.type === 'content' ? token.value : '')).join(''))
        : formats[language].compile(message).toString();
      return { language, inputs, code };
    } catch (error) {
      throw new Error(`${key} in ${language}: ${(error as Error).message}`, { cause: error });
    }
  });
  const names = (inputs: Map<string, string>) => [...inputs.keys()].sort().join(', ');
  const [first] = found;
  if (!first) throw new Error('There are no languages');
  const all = new Map<string, string>();
  for (const { language, inputs } of found) {
    if (names(inputs) !== names(first.inputs))
      throw new Error(
        `${key} has the arguments {${names(inputs)}} in ${language}, {${names(first.inputs)}} in ${first.language}`,
      );
    for (const [name, type] of inputs) if (type !== 'unknown' || !all.has(name)) all.set(name, type);
  }
  return {
    code: `/* @__PURE__ */ text(${found.map(({ code }) => code).join(', ')})`,
    inputs:
      all.size === 0 ? undefined : `{ ${[...all].map(([name, type]) => `${name}: ${type}`).join('; ')} }`,
  };
}
