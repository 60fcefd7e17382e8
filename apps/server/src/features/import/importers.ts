import { type ImportKind, importKinds } from '@portal/contract/import/terms';
import type { Importer } from '../../feature/importer.ts';
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
}

export function importersOf(contributed: readonly Importer[]): Importers {
  const byKind = new Map(contributed.map((one) => [one.kind, one]));
  const all = importKinds.flatMap((kind) => byKind.get(kind) ?? []);
  return {
    all,
    of(kind) {
      const found = byKind.get(kind);
      if (!found) throw notFound();
      return found;
    },
    for: (actor) => all.filter((one) => maySee(actor, one)),
  };
}
