import { fileTypeFromBuffer } from 'file-type';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { composeArticles } from '../content/compose-articles.ts';
import { composeDeclareItems } from '../content/compose-declare-items.ts';
import { demoPages } from '../content/demo-pages.ts';
import { buildAttachment } from './build-attachment.ts';
import { registrationTemplate } from './registration-templates.ts';

const articleFiles = composeArticles('2026-11-21').flatMap((article) => article.attachments);
const forms = composeDeclareItems('2026-11-21').flatMap(({ materials }) =>
  materials.flatMap(({ template }) => template ?? []),
);

describe('buildAttachment', () => {
  it.each([...articleFiles, ...new Map(forms.map((form) => [form.name, form])).values()])(
    'builds $name as what it says it is',
    async (spec) => {
      const file = await buildAttachment(spec);
      const found = await fileTypeFromBuffer(file.bytes);
      expect({ ext: found?.ext, mime: found?.mime }).toEqual({ ext: spec.kind, mime: file.mime });
    },
  );

  it('writes a sheet whose figures read back as numbers', async () => {
    const spec = {
      kind: 'xlsx',
      name: '表.xlsx',
      head: ['品类', '均价', '编号'],
      rows: [['月季', '1.85', '007']],
    } as const;
    const { bytes } = await buildAttachment({
      ...spec,
      head: [...spec.head],
      rows: spec.rows.map((row) => [...row]),
    });
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    const [sheet] = sheets;
    expect(sheet?.name).toBe('表');
    expect(sheet?.rows).toEqual([
      ['品类', '均价', '编号'],
      ['月季', 1.85, '007'],
    ]);
    expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true);
  });

  it('builds every form the registration guide names', async () => {
    const named = demoPages['registration-guide'].materials.flatMap(({ template }) => template ?? []);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) {
      const spec = registrationTemplate(name);
      expect(spec?.name).toBe(name);
    }
  });
});
