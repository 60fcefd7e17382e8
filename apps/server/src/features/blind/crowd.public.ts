import { type ChainStage, chainStages } from '@portal/contract/enterprise/public';
import { contextsOf, isDistinguishable, type Member, type Test } from './is-distinguishable.ts';

/** Known traits of a project or enterprise whose name is hidden. */
export interface Traits {
  /** Only for projects; enterprises have no category. */
  categoryCode?: string;
  stage: ChainStage;
  regionId: string;
  creditGrade: string;
}

/**
 * The traits that can be shown: each value is shared by a crowd of enterprises, and an empty value by all the others.
 */
export interface Hint {
  categoryCode: string | null;
  /** Set if no category is shown. */
  chainStage: ChainStage | null;
  /** A region or its district. */
  placeId: string;
  /** A grade or a range of grades: `A+–A`. */
  creditGrade: string;
}

/** Public description of an unnamed enterprise. */
export interface Who {
  regionName: string;
  chainStage: ChainStage | null;
  creditGrade: string;
}

/** Used if nothing can be shown, or if the reader already knows the name. */
export const noHint: Hint = { categoryCode: null, chainStage: null, placeId: '', creditGrade: '' };
export const nobody: Who = { regionName: '', chainStage: null, creditGrade: '' };

export interface Crowd {
  /** Categories that hints can show; for projects in all others, they show the stage at most. */
  categories: ReadonlySet<string>;
  /** Stages that hints can show for projects without a shown category. */
  stages: ReadonlySet<ChainStage>;
  /** The district of a region; a district maps to itself. */
  districtOf: (regionId: string) => string;
  placeName: (placeId: string) => string;
  hintOf: (traits: Traits) => Hint;
  /** The same as display text for lists. */
  whoOf: (traits: Traits) => Who;
}

export interface Place {
  regionId: string;
  parentId: string | null;
  name: string;
}

const spans = ['A+–A', 'B–D'] as const;
const spanOf = (grade: string): string => (grade === '' ? '' : grade.startsWith('A') ? spans[0] : spans[1]);

interface Step<Code> {
  shown: Code | null;
  tests: Test[];
}

/** Precomputes everything hints are made of, once per version of the directory; reads then come from memory. */
export function makeCrowd(members: readonly Member[], places: readonly Place[]): Crowd {
  const byId = new Map(places.map((place) => [place.regionId, place]));
  const districtOf = (regionId: string) => byId.get(regionId)?.parentId ?? regionId;
  const kept = new Map<string, ReadonlySet<string>>();
  const codesAt = (key: string, tests: readonly Test[], codesOf: (member: Member) => readonly string[]) => {
    const known = kept.get(key);
    if (known) return known;
    const codes = isDistinguishable(contextsOf(members, tests), codesOf);
    kept.set(key, codes);
    return codes;
  };

  const tagsOf = ({ tags }: Member) => tags;
  const categories = codesAt('tags', [], tagsOf);
  const hasOtherTag: Test = ({ tags }) => tags.length === 0 || tags.some((tag) => !categories.has(tag));
  const stageOf = ({ stage }: Member) => [stage];
  const ofProjects = codesAt('stages of projects', [hasOtherTag], stageOf);
  const ofEnterprises = codesAt('stages of enterprises', [], stageOf);

  /** Decides whether a code can be shown, and adds the test that follows in either case. */
  function step(path: string, tests: Test[], code: string, codeOf: (member: Member) => string): Step<string> {
    const codes = codesAt(path, tests, (member) => [codeOf(member)]);
    return codes.has(code)
      ? { shown: code, tests: [...tests, (member) => codeOf(member) === code] }
      : { shown: null, tests: [...tests, (member) => !codes.has(codeOf(member))] };
  }

  function hintOf({ categoryCode, stage, regionId, creditGrade }: Traits): Hint {
    const isProject = categoryCode !== undefined;
    const category = isProject && categories.has(categoryCode) ? categoryCode : null;
    const stages = isProject ? ofProjects : ofEnterprises;
    const chainStage = category === null && stages.has(stage) ? stage : null;
    const field: Test[] =
      category !== null
        ? [({ tags }) => tags.includes(category)]
        : [
            ...(isProject ? [hasOtherTag] : []),
            (member) => (chainStage === null ? !stages.has(member.stage) : member.stage === chainStage),
          ];
    const path = [isProject, category, chainStage].join(' ');
    const region = step(`${path} region`, field, regionId, (member) => member.regionId);
    const place =
      region.shown === null
        ? step(`${path} district`, region.tests, districtOf(regionId), (member) =>
            districtOf(member.regionId),
          )
        : region;
    const at = `${path} ${place.shown}`;
    const grade = step(`${at} grade`, place.tests, creditGrade, (member) => member.creditGrade);
    const span =
      grade.shown === null
        ? step(`${at} span`, grade.tests, spanOf(creditGrade), (member) => spanOf(member.creditGrade))
        : grade;
    return {
      categoryCode: category,
      chainStage,
      placeId: place.shown ?? '',
      creditGrade: span.shown ?? '',
    };
  }

  const placeName = (placeId: string) => byId.get(placeId)?.name ?? '';
  return {
    categories,
    stages: new Set(chainStages.filter((stage) => ofProjects.has(stage))),
    districtOf,
    placeName,
    hintOf,
    whoOf(traits) {
      const { chainStage, placeId, creditGrade } = hintOf(traits);
      return { regionName: placeName(placeId), chainStage, creditGrade };
    },
  };
}
