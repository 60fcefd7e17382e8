import type { Caller } from './caller.ts';
import type { Writer } from './writer.ts';

interface Place {
  version: number;
}

const day = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const base = '/api/policyManage/policy';
const items = '/api/policyManage/declareItem';

const content = (now: number) => ({
  level: 'PARK',
  kind: 'SUBSIDY',
  deptCodes: ['GREEN'],
  contactPhone: '000-8800017',
  issuedAt: dayOf(now - 9 * day),
  effectiveFrom: dayOf(now - 2 * day),
  effectiveTo: null,
  picture: { points: [{}, {}] },
  pictureFileId: null,
  coverFileId: null,
  amountMinFen: 0,
  amountMaxFen: 10_000_000,
  calc: '研发投入×10%',
  conditions: [
    { kind: 'AUTO', required: true, field: 'registeredYears', op: 'ge', value: 1 },
    { kind: 'MANUAL', required: false },
  ],
  industryTags: ['T_CUT'],
  scales: [],
});

/** A policy with two versions and a working copy, a withdrawn one, a returned one, and their funding calls. */
export async function writePolicies({ fixtures, write }: Writer) {
  const author = fixtures.author.caller;
  const chief = fixtures.chief.caller;
  const now = Date.now();

  const move = (caller: Caller, id: string, event: string, version: number) =>
    write<Place>(caller, `${base}/operate`, { id, event, version, data: {} });
  const save = (at: object = {}, more: object = {}) =>
    write<{ policyId: string } & Place>(author, `${base}/save`, {
      ...at,
      data: { ...content(now), ...more },
    });

  async function publish(at: object = {}): Promise<{ id: string; version: number }> {
    const { policyId: id, version } = await save(at);
    const submitted = await move(author, id, 'submit', version);
    const approved = await move(chief, id, 'approve', submitted.version);
    return { id, version: approved.version };
  }

  const { id: policy, version } = await publish();
  const edited = await move(author, policy, 'edit', version);
  const again = await publish({ id: policy, version: edited.version });
  const reopened = await move(author, policy, 'edit', again.version);
  await save({ id: policy, version: reopened.version }, { title: '另一个名称', conditions: [] });
  const withdrawn = await publish();
  await move(author, withdrawn.id, 'withdraw', withdrawn.version);
  const returned = await save();
  const submitted = await move(author, returned.policyId, 'submit', returned.version);
  await move(chief, returned.policyId, 'return', submitted.version);
  const preview = await author.post<{ url: string }>(`${base}/preview`, { id: returned.policyId });

  const item = await write<{ itemId: string } & Place>(author, `${items}/save`, {
    data: {
      policyId: policy,
      windowFrom: dayOf(now - 2 * day),
      windowTo: dayOf(now + 30 * day),
      quota: 30,
      budgetFen: 600_000_000,
      oncePerYear: true,
      publicityDays: 7,
      formSchema: [
        { code: 'area', type: 'number', required: true },
        { code: 'kind', type: 'select', required: true, options: ['1', '2'] },
      ],
      materials: [{ code: 'PLAN', required: true, reusable: false, templateFileId: null }],
      steps: [{ deptRole: 'OP_POLICY', days: 2 }],
    },
  });
  // Its window is already open, so announcing it opens it.
  await author.post(`${items}/operate`, { id: item.itemId, event: 'announce', version: item.version });
  return { policy, returnedPolicy: returned.policyId, policyPreview: preview.url, item: item.itemId };
}
