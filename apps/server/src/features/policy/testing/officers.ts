import type { PolicyContent } from '@portal/contract/policy/content';
import type { PolicyEvent } from '@portal/contract/policy/states';
import type { TestApp } from '../../../testing/test-app.ts';
import { businessData } from '../../dictionary/dictionary.table.ts';
import { insertUser } from '../../identity/testing/insert-user.ts';

/** A policy as the form sends it; its codes are those {@link openOfficers} creates. */
export const entered = {
  title: '花卉冷链补助办法',
  docNo: '演冷发〔2026〕1号',
  level: 'PARK',
  kind: 'SUBSIDY',
  deptCodes: ['GREEN'],
  contactOffice: '产业科',
  contactPhone: '000-8800017',
  issuedAt: '2026-11-01',
  effectiveFrom: '2026-11-10',
  effectiveTo: null,
  plainSummary: '买冷藏车补一成。',
  interpretation: '<p>先买后补。</p>',
  originalBody: '<p>第一条　为建设冷链，制定本办法。</p>',
  picture: null,
  pictureFileId: null,
  coverFileId: null,
  amountMinFen: 0,
  amountMaxFen: 10_000_000,
  formulaText: '按研发投入的一成',
  calc: '研发投入×10%',
  conditions: [
    {
      ruleId: '',
      kind: 'AUTO',
      text: '登记满一年',
      required: true,
      field: 'registeredYears',
      op: 'ge',
      value: 1,
    },
    { ruleId: '', kind: 'MANUAL', text: '承诺不转卖', required: false },
  ],
  industryTags: ['T_CUT'],
  scales: [],
} as const satisfies Readonly<Record<keyof PolicyContent, unknown>>;

/** Two OP_POLICY users: one writes, the other reviews. */
export async function openOfficers(portal: TestApp) {
  await portal.db.insert(businessData).values([
    { type: 'POLICY_DEPT', code: 'GREEN', name: '绿色发展处' },
    { type: 'INDUSTRY_TAG', code: 'T_CUT', name: '鲜切花' },
    { type: 'CHAIN_STAGE', code: 'GROW', name: '种植生产' },
  ]);
  const logIn = async (name: string) => {
    const role = { userType: '900' as const, operatorRoles: ['OP_POLICY' as const] };
    const { id: userId, userAccId } = await insertUser(portal.db, { name, ...role });
    return { userId, token: await portal.logIn({ userId, userAccId, ...role }) };
  };
  const author = await logIn('陆知微');
  const chief = await logIn('沈怀远');

  const save = (
    data: Partial<Record<keyof PolicyContent, unknown>> = {},
    at: { id?: string; version?: number } = {},
    token = author.token,
  ) => portal.call('POST /api/policyManage/policy/save', { ...at, data: { ...entered, ...data } }, token);

  const read = async (id: string, token = author.token) =>
    (await portal.call('GET /api/policyManage/policy/queryManageDetail', { id }, token)).data;

  /** Fires an event on the current version of the policy. */
  const operate = async (
    id: string,
    event: Exclude<PolicyEvent, 'save'>,
    { token = author.token, ...data }: { token?: string; reason?: string; repealedAt?: string } = {},
  ) => {
    const { version } = await read(id);
    return portal.call('POST /api/policyManage/policy/operate', { id, event, version, data }, token);
  };

  /** Writes, submits and approves a policy. */
  const publish = async (data: Partial<Record<keyof PolicyContent, unknown>> = {}) => {
    const { policyId } = (await save(data)).data;
    await operate(policyId, 'submit');
    await operate(policyId, 'approve', { token: chief.token });
    return policyId;
  };

  return { author, chief, save, read, operate, publish };
}
