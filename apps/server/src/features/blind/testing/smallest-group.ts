import type { Crowd, Traits } from '../crowd.public.ts';
import type { Member } from '../is-distinguishable.ts';

type Belief = 'category' | 'stage' | 'place' | 'grade';
const beliefs: Belief[] = ['category', 'stage', 'place', 'grade'];

/** The traits the project would have if this enterprise had written it, given what the reader believes. */
function writtenBy(member: Member, actual: Traits, believed: readonly Belief[]): Traits[] {
  const own = member.tags.length === 0 ? [''] : member.tags;
  const tags = believed.includes('category') ? own : [actual.categoryCode ?? ''];
  return tags.map((tag) => ({
    ...(actual.categoryCode !== undefined && { categoryCode: tag }),
    stage: believed.includes('stage') ? member.stage : actual.stage,
    regionId: believed.includes('place') ? member.regionId : actual.regionId,
    creditGrade: believed.includes('grade') ? member.creditGrade : actual.creditGrade,
  }));
}

/**
 * Smallest number of enterprises that could be behind a hint. The reader knows how hints are made, believes any subset
 * of the parts to be the enterprise's own, and knows the other parts even if they aren't shown. Beliefs that fit no
 * enterprise are wrong and ignored.
 */
export function smallestGroup(crowd: Crowd, members: readonly Member[], actual: Traits): number {
  const shown = JSON.stringify(crowd.hintOf(actual));
  let smallest = members.length;
  for (let choice = 1; choice < 2 ** beliefs.length; choice += 1) {
    const believed = beliefs.filter((_, at) => choice & (1 << at));
    const group = members.filter((member) =>
      writtenBy(member, actual, believed).some((each) => JSON.stringify(crowd.hintOf(each)) === shown),
    ).length;
    if (group > 0) smallest = Math.min(smallest, group);
  }
  return smallest;
}
