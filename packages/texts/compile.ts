import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileText, textImports } from './compile-text.ts';
import { readCatalogues } from './read-catalogues.ts';

const folder = join(import.meta.dirname, 'compiled');

const value = 'NonNullable<unknown>';

/** Writes a file only if its content changes, so that watchers are not triggered for nothing. */
function write(name: string, content: string): void {
  const path = join(folder, name);
  try {
    if (readFileSync(path, 'utf8') === content) return;
  } catch {
    // The file does not exist yet.
  }
  // Renaming is atomic, so code running from source never sees a partial file.
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

/** Compiles all texts into one module with its types. */
function compileAll(): void {
  const code = [textImports];
  const types = [`type Value = ${value};`];
  for (const { texts } of readCatalogues()) {
    for (const [key, wordings] of Object.entries(texts)) {
      const compiled = compileText(key, wordings);
      code.push(`export const ${key} = ${compiled.code};`);
      const inputs = compiled.inputs?.replaceAll('unknown', 'Value');
      types.push(`/** ${wordings.zh?.replaceAll('*/', '* /')} */`);
      types.push(`export declare const ${key}: (${inputs ? `inputs: ${inputs}` : ''}) => string;`);
    }
  }
  mkdirSync(folder, { recursive: true });
  write('messages.js', `${code.join('\n')}\n`);
  write('messages.d.ts', `${types.join('\n')}\n`);
}

compileAll();
