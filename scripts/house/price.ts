import { type Feature, featureNamed } from './features.ts';
import type { Parsed } from './imports.ts';
import { featureFolderOf, isOfEntity, ownerOf } from './owner.ts';
import { type Part, partOf } from './parts.ts';
import { collectOwn, findTies, type Tie, type TieKind, tieKindOf } from './shared-files.ts';
import { isTest, type Source } from './sources.ts';

export interface Price {
  feature: Feature;
  own: Source[];
  byPart: Map<Part, Source[]>;
  lines: number;
  ties: Map<TieKind, Tie[]>;
}

interface House {
  sources: readonly Source[];
  parsed: ReadonlyMap<string, Parsed>;
}

function featuresOf(sources: readonly Source[]): Feature[] {
  const names = new Set(sources.flatMap(({ path }) => featureFolderOf(path) ?? []));
  return [...names].sort().map(featureNamed);
}

/**
 * The features that a feature is built on: those whose files its product code imports. Demo and tests do not count,
 * since they come after all features.
 */
function basesOf(own: readonly Source[], { parsed }: House, features: readonly Feature[]): Set<Feature> {
  const product = own.filter(({ path }) => /\/features\/|^packages\//.test(path) && !isTest(path));
  const imports = product.flatMap(({ path }) => parsed.get(path)?.imports ?? []);
  return new Set(imports.flatMap((target) => ownerOf(target, features) ?? []));
}

/** The prices of all features, or of the requested feature or entity. */
export function readPrices(house: House, asked?: string): Price[] {
  const { sources, parsed } = house;
  const features = featuresOf(sources);
  const isFeature = features.some(({ name }) => name === asked);
  const ownOf = (feature: Feature) =>
    sources.filter(
      ({ path }) =>
        partOf(path) &&
        (features.includes(feature) ? ownerOf(path, features) === feature : isOfEntity(path, feature)),
    );
  const measured = (asked && !isFeature ? [...features, featureNamed(asked)] : features).map((feature) => {
    const own = ownOf(feature);
    return { feature, own, ties: findTies(feature, collectOwn(own), sources, parsed) };
  });
  const tied = new Map<string, number>();
  for (const { feature, ties } of measured) {
    for (const { path } of features.includes(feature) ? ties : []) tied.set(path, (tied.get(path) ?? 0) + 1);
  }
  return measured
    .filter(({ feature, own }) => own.length > 0 && (!asked || feature.name === asked))
    .map(({ feature, own, ties }) => {
      const bases = basesOf(own, house, features);
      return {
        feature,
        own,
        byPart: Map.groupBy(own, ({ path }) => partOf(path) as Part),
        lines: own.reduce((sum, { lines }) => sum + lines, 0),
        ties: Map.groupBy(ties, (tie) => {
          const owner = ownerOf(tie.path, features);
          const isBuiltOn = owner !== undefined && !bases.has(owner);
          return tieKindOf(tie, tied.get(tie.path) ?? 0, owner, isBuiltOn);
        }),
      };
    });
}
