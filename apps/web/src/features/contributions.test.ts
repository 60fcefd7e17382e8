import { collectTargetTypes, queueKinds, searchKinds, todoKinds, workFigures } from '@portal/contract/kinds';
import { expect, it } from 'vitest';
import { foundKinds } from './found-kinds.ts';
import { publicServices } from './public-services.ts';
import { todoWords } from './todo-words.ts';
import { collectWords, figureWords, queueWords } from './words.ts';

it.each([
  ['can be found', searchKinds, foundKinds],
  ['can be collected', Object.values(collectTargetTypes).flat(), collectWords],
  ['waits for an operator', queueKinds, queueWords],
  ['is counted', workFigures, figureWords],
  ['waits for a member', todoKinds, todoWords],
] as [string, readonly string[], object][])('what %s has its words', (_name, kinds, words) => {
  expect(Object.keys(words).sort()).toEqual(kinds.toSorted());
});

it('every public service has its own place in its group', () => {
  const places = publicServices.map(({ group, place }) => `${group} ${place}`);
  expect(new Set(places).size).toBe(places.length);
  expect(places.length).toBeGreaterThan(30);
});
