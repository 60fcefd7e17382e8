import { businessData } from '../../apps/server/src/features/dictionary/dictionary.table.ts';
import type { Writer } from './writer.ts';

interface MenuEntry {
  resNo: string;
  version: number;
}

const texts = { zh: {}, en: {}, es: {}, ja: {} };
const about = { sections: [{ id: 'part' }] };

/** Settings, slides, dictionaries and menus. */
export async function writeSite({ db, fixtures: { author }, write, file }: Writer) {
  const { caller } = author;
  const site = await caller.get<{ version: number }>('/api/siteManage/site/queryManage');
  const common = {
    hotline: '000-8800031',
    dutyPhone: '000-8800019',
    themeColor: '#2f6b4f',
    weatherUrl: '',
    filings: [{}],
    safetyPersons: [{ phone: '000-8800019' }],
  };
  await write(caller, '/api/siteManage/site/save', {
    version: site.version,
    data: { common, texts, about: { zh: about, en: about, es: about, ja: about } },
  });
  const guides = await caller.get<{ version: number }>('/api/siteManage/guide/queryManage');
  const guide = {
    steps: [{}, {}, {}, {}, {}],
    materials: [{ code: 'FORM', required: true, templateFileId: null }],
    sections: [{ id: 'part' }],
    questions: [{}],
  };
  await write(caller, '/api/siteManage/guide/save', {
    version: guides.version,
    data: { zh: guide, en: guide, es: guide, ja: guide },
  });
  const statements = await caller.get<{ version: number }>('/api/siteManage/statement/queryManage');
  const statement = { zh: about, en: about, es: about, ja: about };
  await write(caller, '/api/siteManage/statement/save', {
    version: statements.version,
    data: { accessibility: statement, privacy: statement },
  });
  const now = Date.now();
  const { fileId } = await caller.upload<{ fileId: string }>('/api/fms/upload', file(), {
    purpose: 'CAROUSEL',
    visibility: 'public',
  });
  const slide = await write<{ id: string }>(caller, '/api/siteManage/carousel/save', {
    data: { fileId, startAt: now - 60_000, endAt: now + 3_600_000, position: 'HOME' },
  });
  const code = `T${now}`;
  for (const list of ['TAG', 'REGION', 'HONOUR', 'INDUSTRY_TAG', 'ENTERPRISE_PROPERTS', 'POLICY_DEPT'])
    await write(caller, '/api/baseInfoManage/dictionary/save', { list, code, data: {} });
  const [from, into] = [`A${now}`, `B${now}`];
  await db
    .insert(businessData)
    .values([from, into].map((twin) => ({ type: 'REJECT_REASON', code: twin, name: twin })));
  await write(caller, '/api/baseInfoManage/dictionary/merge', {
    list: 'REJECT_REASON',
    code: from,
    version: 1,
    data: { into },
  });
  for (const [tree, resNo] of [
    ['person', 'P0000'],
    ['enterprise', 'E0000'],
    ['OP_ADMIN', 'M0103'],
  ] as const) {
    const entries = await caller.get<MenuEntry[]>('/api/userManage/menu/queryTree', { tree });
    const { version = 1 } = entries.find((entry) => entry.resNo === resNo) ?? {};
    await write(caller, '/api/userManage/menu/save', { tree, resNo, version, enabled: '1' });
  }
  return { slide: slide.id, code };
}
