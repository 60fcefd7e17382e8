import { type ImportKind, importKinds } from '@portal/contract/import/terms';
import type { Contributions } from '../../feature/feature.ts';
import type { Importer, Referring } from '../../feature/importer.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/session/actor.ts';

const maySee = ({ operatorRoles }: Pick<Actor, 'operatorRoles'>, { roles }: Importer): boolean =>
  roles.some((role) => operatorRoles.includes(role));

/** What all features can import, in the order of the kinds. */
export interface Importers {
  all: readonly Importer[];
  of(kind: ImportKind): Importer;
  /** Those that a caller may use, by the rights of each. */
  for(actor: Pick<Actor, 'operatorRoles'>): readonly Importer[];
  /** What refers to what was imported, by all features. */
  contributed: Referring;
}

export function importersOf({
  importers,
  ...contributed
}: Pick<Contributions, 'importers' | keyof Referring>): Importers {
  const byKind = new Map(importers.map((one) => [one.kind, one]));
  const all = importKinds.flatMap((kind) => byKind.get(kind) ?? []);
  return {
    all,
    contributed,
    of(kind) {
      const found = byKind.get(kind);
      if (!found) throw notFound();
      return found;
    },
    for: (actor) => all.filter((one) => maySee(actor, one)),
  };
}
