import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../platform/database/data-dir.ts';

const notOurs = /^(?:\.|node_modules$|dist$)/;

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.test(entry.name) ? [] : markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const documents = markdownIn(projectRoot);

const isOutside = (target: string) => /^[a-z]+:|^#|^\//.test(target);

/** Link targets, and paths in code marks that begin with a project folder. */
function pathsNamedIn(file: string): { named: string; path: string }[] {
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !isOutside(target))
    .map((target) => ({ named: target, path: join(dirname(file), target.replace(/#.*$/, '')) }));
  const marked = [...text.matchAll(/`((?:apps|packages|e2e|bench|docs|scripts|\.ci)\/[^`\s*{<…]+)`/g)].map(
    ([, path = '']) => ({ named: path, path: join(projectRoot, path) }),
  );
  return [...links, ...marked];
}

describe('documents', () => {
  test.each(documents.map((file) => [relative(projectRoot, file), file]))(
    '%s names only paths that exist',
    (_name, file) => {
      const gone = pathsNamedIn(file).filter(({ path }) => !existsSync(path));
      expect(gone.map(({ named }) => named)).toEqual([]);
    },
  );
});
