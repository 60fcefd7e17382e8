import { type ChainStage, chainStages } from '@portal/contract/enterprise/public';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCrowd, type Traits } from './crowd.public.ts';
import { type Member, minCrowd } from './is-distinguishable.ts';
import { smallestGroup } from './testing/smallest-group.ts';

const places = [
  { regionId: 'N', parentId: null, name: 'North' },
  { regionId: 'N-1', parentId: 'N', name: 'North one' },
  { regionId: 'N-2', parentId: 'N', name: 'North two' },
  { regionId: 'S', parentId: null, name: 'South' },
  { regionId: 'S-1', parentId: 'S', name: 'South one' },
];
const regionIds = places.filter(({ parentId }) => parentId).map(({ regionId }) => regionId);
const tags = ['T_A', 'T_B', 'T_C', 'T_D'];
const grades = ['A+', 'A', 'B', 'C', ''];
const fewStages: ChainStage[] = chainStages.slice(0, 4);

const member = fc.record({
  tags: fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 3 }),
  stage: fc.constantFrom(...fewStages),
  regionId: fc.constantFrom(...regionIds),
  creditGrade: fc.constantFrom(...grades),
});
/** Groups of identical enterprises, small ones next to large ones, as in a real park. */
const park = fc
  .array(fc.tuple(member, fc.integer({ min: 1, max: 8 })), { maxLength: 12 })
  .map((groups) => groups.flatMap(([each, count]) => alike(count, each)));
const traits = fc.record({
  categoryCode: fc.constantFrom(...tags),
  stage: fc.constantFrom(...fewStages),
  regionId: fc.constantFrom(...regionIds),
  creditGrade: fc.constantFrom(...grades),
});

const alike = (count: number, given: Partial<Member>): Member[] =>
  Array.from({ length: count }, () => ({
    tags: ['T_A'],
    stage: 'GROW',
    regionId: 'N-1',
    creditGrade: 'A',
    ...given,
  }));
const hidden: Traits = { categoryCode: 'T_A', stage: 'GROW', regionId: 'N-1', creditGrade: 'A' };
const nothing = { categoryCode: null, chainStage: null, placeId: '', creditGrade: '' };

describe('hints', () => {
  it('show everything a crowd shares', () => {
    const crowd = makeCrowd(alike(minCrowd, {}), places);
    expect(crowd.hintOf(hidden)).toEqual({
      categoryCode: 'T_A',
      chainStage: null,
      placeId: 'N-1',
      creditGrade: 'A',
    });
  });

  it('show nothing in a park of three', () => {
    const crowd = makeCrowd(alike(3, {}), places);
    expect(crowd.hintOf(hidden)).toEqual(nothing);
    const { categoryCode: _none, ...enterprise } = hidden;
    expect(crowd.hintOf(enterprise)).toEqual(nothing);
  });

  it('get coarser in steps: category to stage, region to district, grade to range', () => {
    const crowd = makeCrowd(
      [
        ...alike(3, {}),
        ...alike(3, { regionId: 'N-2', tags: ['T_B'], creditGrade: 'A+' }),
        ...alike(6, { regionId: 'S-1', tags: ['T_C'], creditGrade: 'B' }),
      ],
      places,
    );
    expect(crowd.hintOf(hidden)).toEqual({
      categoryCode: null,
      chainStage: 'GROW',
      placeId: 'N',
      creditGrade: 'A+–A',
    });
  });

  it('hide a crowd’s value if showing it would expose the few others', () => {
    const crowd = makeCrowd([...alike(6, {}), ...alike(2, { regionId: 'S-1' })], places);
    // Two of the eight in the category are in the south. If the north were shown, hints without a place would point to
    // those two.
    expect(crowd.hintOf(hidden).placeId).toBe('');
  });

  it('leave at least five others, whichever parts a reader believes', () => {
    fc.assert(
      fc.property(park, fc.array(traits, { minLength: 4, maxLength: 8 }), (members, all) => {
        const crowd = makeCrowd(members, places);
        for (const each of all) {
          const group = smallestGroup(crowd, members, each);
          if (members.length < minCrowd) expect(crowd.hintOf(each)).toEqual(nothing);
          else expect(group).toBeGreaterThanOrEqual(minCrowd);
        }
      }),
      { numRuns: 400 },
    );
  });
});
