import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoDataFiles, formatDemoData } from './demo-data.mjs';

it('keeps a row a line in the JSON files of the demo park', () => {
  const files = demoDataFiles();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(text === formatDemoData(text), `${file}: run \`node scripts/demo-data.mjs\``).toBe(true);
  }
});

it('opens lists and what contains them, but no row', () => {
  const data = {
    settings: { lang: 'zh', colours: [] },
    people: [{ name: 'Zhen\n"Bo"', tags: ['a', 'b'] }, { name: 'Wu' }],
  };
  expect(formatDemoData(JSON.stringify(data))).toBe(
    [
      '{',
      '  "settings": {',
      '    "lang": "zh",',
      '    "colours": []',
      '  },',
      '  "people": [',
      String.raw`    { "name": "Zhen\n\"Bo\"", "tags": [ "a", "b" ] },`,
      '    { "name": "Wu" }',
      '  ]',
      '}',
      '',
    ].join('\n'),
  );
});
