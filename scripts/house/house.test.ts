import { describe, expect, test } from 'vitest';
import { findFaults, findSideDoors } from './borders.ts';
import { findCrossings, findMutual, findTrespasses } from './crossings.ts';
import { featureNamed } from './features.ts';
import { findField } from './field.ts';
import { parseFile } from './imports.ts';
import { mentionsOf } from './name-forms.ts';
import { findOddNames } from './odd-names.ts';
import { isOfEntity, ownerOf } from './owner.ts';
import { findPageLinks } from './page-links.ts';
import { partOf } from './parts.ts';
import { readPrices } from './price.ts';
import { tableOf } from './print.ts';

const house = (files: Record<string, string>) => {
  const sources = Object.entries(files).map(([path, text]) => ({
    path,
    text,
    lines: text.split('\n').length,
  }));
  return { sources, parsed: new Map(sources.map(({ path, text }) => [path, parseFile(path, text)])) };
};

describe('a term is found', () => {
  test.each([
    'declareItem',
    'saveDeclareItems',
    'DECLARE_ITEM_ENDED',
    'compose-declare-items.ts',
    'declare_item',
  ])('in %s', (text) => {
    expect(text).toMatch(mentionsOf('declare-item'));
  });

  test('in the plural of words that end in y', () => {
    expect('all policies').toMatch(mentionsOf('policy'));
  });

  test.each(['slider', 'landslide', 'BACKSLIDES', 'Slidery'])('but not in %s', (text) => {
    expect(text).not.toMatch(mentionsOf('slide'));
  });
});

describe('a file belongs', () => {
  const features = ['content', 'enterprise', 'policy', 'work-queue'].map(featureNamed);
  test.each([
    ['apps/server/src/features/policy/matching/match.queries.ts', 'policy'],
    ['apps/web/src/features/policy/public/ArticlePage.tsx', 'policy'],
    ['packages/texts/messages/officer.json', 'policy'],
    ['packages/contract/src/enterprise/member.ts', 'enterprise'],
    ['packages/contract/src/policy/declare-item-manage.ts', 'policy'],
    ['apps/server/src/demo/content/compose-policies.ts', 'policy'],
    ['e2e/manage/policy.spec.ts', 'policy'],
    ['packages/contract/src/work-queue/public.ts', 'work-queue'],
    ['packages/contract/src/fields.ts', undefined],
    ['apps/server/src/platform/text/policy.ts', undefined],
  ])('%s to %s', (path, name) => {
    expect(ownerOf(path, features)?.name).toBe(name);
  });

  test.each([
    ['apps/server/src/features/site/carousel/save.ts', true],
    ['apps/web/src/features/site/manage/carousel/SlideForm.tsx', true],
    ['packages/texts/messages/carousel.json', true],
    ['apps/server/src/features/site/site.table.ts', false],
    ['apps/web/src/ui/carousel/Carousel.tsx', false],
  ])('%s to an entity inside a feature: %s', (path, isOwn) => {
    expect(isOfEntity(path, featureNamed('carousel'))).toBe(isOwn);
  });
});

test.each([
  ['apps/server/src/features/policy/policy.test.ts', 'server tests'],
  ['apps/server/src/features/policy/testing/insert-policy.ts', 'server tests'],
  ['apps/server/src/demo/fill-policies.ts', 'demo'],
  ['apps/web/src/features/policy/manage/PolicyForm.module.css', 'CSS'],
  ['apps/web/src/features/policy/manage/PolicyForm.tsx', 'console'],
  ['apps/web/src/features/policy/shared/PolicyRow.tsx', 'web shared'],
  ['docs/architecture.md', undefined],
])('%s is counted under %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});

test('imports of every form are read and resolved, and comments are left out of the code', () => {
  const text = [
    "import type { A } from './a.ts';",
    "import * as m from '@portal/contract/policy/public';",
    "export { b } from '../b.ts';",
    "type Page = typeof import('./Page.tsx');",
    "const c = () => import('./c.ts');",
    "import { z } from 'zod'; // policy",
  ].join('\n');
  const { imports, code } = parseFile('apps/web/src/x/y.ts', text);
  expect(imports.sort()).toEqual([
    'apps/web/src/b.ts',
    'apps/web/src/x/Page.tsx',
    'apps/web/src/x/a.ts',
    'apps/web/src/x/c.ts',
    'packages/contract/src/policy/public.ts',
  ]);
  expect(code).not.toContain('// policy');
});

test('the price is the lines of its own files plus the outside files tied to it', () => {
  const [price] = readPrices(
    house({
      'packages/contract/src/rooms/public.ts': "export const rooms = { path: '/api/rooms/list' };",
      'apps/server/src/features/rooms/rooms.table.ts': 'export const rooms = 1;\n',
      'packages/texts/messages/rooms.json': '{ "rooms_title": { "en": "Rooms" } }',
      'apps/server/src/features/endpoints.ts': [
        "import './rooms/rooms.table.ts';",
        "import './lifts/lifts.table.ts';",
        "import './doors/doors.table.ts';",
      ].join('\n'),
      'apps/server/src/features/lifts/lifts.table.ts': "fetch('/api/rooms/list');",
      'apps/server/src/features/doors/doors.table.ts': 'export const doors = 1;',
      'apps/web/src/platform/title.ts': 'm.rooms_title();',
      'apps/server/src/features/doors/doors.test.ts': "import '../rooms/rooms.table.ts';",
      'docs/notes.md': 'See rooms.',
      'apps/web/src/platform/links.ts': [
        "import '../../../server/src/features/lifts/lifts.table.ts';",
        "import '../../../server/src/features/doors/doors.table.ts';",
        'link(paths.rooms(), m.home_to_rooms());',
      ].join('\n'),
      'apps/web/src/platform/other.ts': '// rooms are only in this comment',
    }),
    'rooms',
  );
  expect(price?.lines).toBe(4);
  expect(price?.own.map(({ path }) => path)).toHaveLength(3);
  expect(Object.fromEntries(price?.ties ?? [])).toEqual({
    shared: [
      {
        path: 'apps/server/src/features/endpoints.ts',
        reason: 'imports apps/server/src/features/rooms/rooms.table.ts',
      },
    ],
    neighbour: [
      { path: 'apps/server/src/features/lifts/lifts.table.ts', reason: 'calls /api/rooms/list' },
      { path: 'apps/web/src/platform/title.ts', reason: 'uses m.rooms_title' },
      { path: 'apps/web/src/platform/links.ts', reason: 'leads to rooms' },
    ],
    test: [
      {
        path: 'apps/server/src/features/doors/doors.test.ts',
        reason: 'imports apps/server/src/features/rooms/rooms.table.ts',
      },
    ],
    doc: [{ path: 'docs/notes.md', reason: 'names rooms' }],
  });
});

test('a list used by dependent features is shared; a feature built on this one is a neighbour', () => {
  const list =
    "import '../rooms/rooms.table.ts';\nimport '../lifts/lifts.table.ts';\nimport '../doors/doors.table.ts';";
  const sources = house({
    'apps/server/src/features/rooms/rooms.table.ts': "import '../bookings/bookings.public.ts';",
    'apps/server/src/features/lifts/lifts.table.ts': 'lift();',
    'apps/server/src/features/doors/doors.table.ts': 'door();',
    'apps/server/src/features/bookings/bookings.public.ts': "ways = ['ROOMS', 'LIFTS', 'DOORS'];",
    'apps/server/src/features/plans/plan.ts': `${list}\n[rooms, lifts, doors];`,
  });
  const tiesOf = (name: string) =>
    Object.fromEntries(
      [...(readPrices(sources, name)[0]?.ties ?? [])].map(([kind, ties]) => [
        kind,
        ties.map(({ path }) => path),
      ]),
    );
  expect(tiesOf('rooms')).toEqual({
    shared: ['apps/server/src/features/bookings/bookings.public.ts'],
    neighbour: ['apps/server/src/features/plans/plan.ts'],
  });
  expect(tiesOf('lifts')).toEqual({
    neighbour: [
      'apps/server/src/features/bookings/bookings.public.ts',
      'apps/server/src/features/plans/plan.ts',
    ],
  });
});

test('mutual imports and imports of a feature’s private files are found', () => {
  const { parsed } = house({
    'apps/server/src/features/a/one.ts': "import '../b/b.public.ts';\nimport '../b/inner.ts';",
    'apps/server/src/features/b/b.public.ts': "import '../a/a.table.ts';",
    'apps/server/src/features/b/b.test.ts': "import '../c/inner.ts';",
    'apps/web/src/features/a/public/Page.tsx':
      "import '../../b/shared/Row.tsx';\nimport '../../b/public/Row.tsx';",
  });
  const crossings = findCrossings(parsed);
  expect(findMutual(crossings)).toEqual([{ app: 'server', one: 'a', other: 'b', there: 2, back: 1 }]);
  expect(findTrespasses(crossings).map(({ target }) => target)).toEqual([
    'apps/server/src/features/b/inner.ts',
    'apps/web/src/features/b/public/Row.tsx',
  ]);
});

test('a field is counted by its exact name, and its messages by their keys', () => {
  const { sources } = house({
    'packages/contract/src/a.ts': 'shortName: z.string()',
    'packages/contract/src/b.ts': 'shortNames, xshortName',
    'packages/texts/messages/a.json': '{ "a_short_name": { "en": "Short name" } }',
    'packages/texts/messages/b.json': '{ "b_shorter_name": { "en": "Name" } }',
    'docs/a.md': 'shortName',
    'apps/server/src/a.test.ts': 'shortName',
  });
  const { named, texts, examples } = findField('shortName', sources);
  expect(Object.fromEntries(named)).toEqual({ contract: ['packages/contract/src/a.ts'] });
  expect(texts).toEqual(['packages/texts/messages/a.json']);
  expect(examples).toEqual(['apps/server/src/a.test.ts']);
});

test('a table aligns its figures', () => {
  expect(
    tableOf([
      ['', 'lines'],
      ['case', '12'],
    ]),
  ).toBe('      lines\ncase     12');
});

describe('the border check', () => {
  const { parsed } = house({
    'apps/server/src/app.ts':
      "import { features } from './features/features.ts';\nimport { a } from './features/a/a.public.ts';\nimport { b } from './features/b/b.feature.ts';",
    'apps/server/src/features/a/a.ts': "import { b } from '../b/b.public.ts';",
    'apps/server/src/features/b/b.public.ts': "import { a } from '../a/a.table.ts';",
    'apps/server/src/features/b/b.ts': "import { c } from '../c/hidden.ts';",
    'apps/server/src/features/search/index.ts':
      "import { users } from '../identity/user.table.ts';\nimport { a } from '../a/a.table.ts';",
  });
  const faults = (known: Record<string, string>) =>
    findFaults(findCrossings(parsed), known).map((fault) => fault.split(':')[0]);

  test('rejects imports of private files, imports by a hub, and mutual imports', () => {
    expect(faults({})).toEqual([
      'apps/server/src/features/b/b.ts imports apps/server/src/features/c/hidden.ts',
      'apps/server/src/features/search/index.ts imports apps/server/src/features/a/a.table.ts',
      'server a ↔ b know each other both ways',
    ]);
  });

  test('allows listed mutual imports, and reports listed pairs that are no longer mutual', () => {
    expect(faults({ 'server a ↔ b': 'why', 'server a ↔ c': 'why' })).toContain(
      'server a ↔ c no longer know each other both ways',
    );
    expect(faults({ 'server a ↔ b': 'why' })).toHaveLength(2);
  });

  test('lets the server start import features only through the list', () => {
    expect(findSideDoors(parsed)).toHaveLength(1);
  });
});

describe('an odd name', () => {
  const oddIn = (text: string) => findOddNames(house({ 'apps/server/src/a.ts': text }).sources);

  test.each([
    'const reckonFee = 1;',
    'const a = { toldAt: 1 };',
    'type WishRow = 1;',
    'f(x.plateCount, handedIn);',
  ])('is found in %s', (text) => {
    expect(oddIn(text)).toHaveLength(text.startsWith('f(') ? 2 : 1);
  });

  test.each([
    "const text = 'whoever asks anew';",
    '// beside',
    'const template = communityPlateQueryList(plateId, body.plateVOList);',
    'm.event_repair_handed_back();',
    'const look = styles.beside;',
  ])('is not in %s', (text) => {
    expect(oddIn(text)).toEqual([]);
  });
});

describe('an address of a page', () => {
  const linksIn = (path: string, text: string) => findPageLinks(house({ [path]: text }).sources);
  const verb = 'apps/server/src/features/policy/operate.ts';

  test.each(["const link = '/manage/policy';", 'const link = `/policy/policylist/`;'])(
    'is found in %s',
    (text) => {
      expect(linksIn(verb, text)).toHaveLength(1);
    },
  );

  test('is left alone in tests, for other routes and where it is no address', () => {
    expect(
      linksIn('apps/server/src/features/policy/policy.test.ts', "const link = '/manage/policy';"),
    ).toEqual([]);
    expect(
      linksIn(verb, "const other = ['/api/policyManage', '/robots.txt', '/', 'a/manage/policy'];"),
    ).toEqual([]);
  });
});

test('the contract may be read across features', () => {
  const { parsed } = house({
    'apps/server/src/features/policy/a.ts': "import '@portal/contract/content/article';",
    'packages/contract/src/policy/public.ts': "import '../content/article.ts';",
  });
  expect(findCrossings(parsed)).toEqual([]);
});
