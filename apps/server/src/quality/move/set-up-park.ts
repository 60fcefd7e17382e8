import type { MovePark } from './open-park.ts';
import { parkingFee } from './plan-park.ts';

const operate = 'POST /api/userManage/roleGrant/operate';

/** What the administrator enters before anything is imported: name, district, bank account, and a fee of the park’s own. */
export async function setUpPark({ call }: MovePark, admin: string): Promise<void> {
  const { version, data } = await call('GET /api/siteManage/site/queryManage', {}, admin);
  const texts = {
    parkName: '云岫花谷',
    company: '云岫花谷园区运营有限公司',
    address: '云岫路 1 号',
    notice: '',
  };
  const section = { id: 'park', heading: '园区', html: '<p>花卉产业园。</p>' };
  const none = { en: null, es: null, ja: null };
  const site = {
    common: { ...data.common, hotline: '0871-60010000' },
    texts: { ...none, zh: texts },
    about: { ...none, zh: { title: '关于我们', summary: '', sections: [section] } },
  };
  await call('POST /api/siteManage/site/save', { version, data: site }, admin);
  const district = { name: '花谷区', group: 'DISTRICT', parentCode: '' };
  const area = { name: '云岫片区', group: 'AREA', parentCode: 'HG' };
  for (const [code, entry] of [['HG', district] as const, ['HG_YX', area] as const])
    await call('POST /api/baseInfoManage/dictionary/save', { list: 'REGION', code, data: entry }, admin);
}

/** The bank account, which the finance office approves. */
export async function setBankAccount({ call }: MovePark, admin: string, finance: string): Promise<void> {
  const account = '0000880012031800';
  const data = {
    accountName: '云岫花谷园区运营有限公司',
    accountNumber: account,
    accountAgain: account,
    bankName: '演示银行花谷支行',
  };
  const { id, version } = await call(
    'POST /api/settingManage/parkSetting/propose',
    { group: 'BANK', data },
    admin,
  );
  await call('POST /api/settingManage/parkSetting/operate', { id, version, event: 'approve' }, finance);
}

export const addParkingFee = ({ call }: MovePark, finance: string) =>
  call('POST /api/propertyManage/fee/saveOwn', { data: parkingFee }, finance);

/** Grants, as the second administrator, every role that the first has asked for. */
export async function grantRoles({ call }: MovePark, second: string): Promise<void> {
  const open = () =>
    call('GET /api/userManage/roleGrant/queryList', { state: 'PENDING', pageSize: 50 }, second);
  for (let { rows } = await open(); rows.length > 0; { rows } = await open())
    for (const { grantId, version } of rows)
      await call(operate, { id: grantId, event: 'approve', version, opinion: '' }, second);
}

/** The account of a login name. */
export async function userIdOf({ call }: MovePark, loginName: string, admin: string): Promise<string> {
  const { rows } = await call(
    'GET /api/userManage/user/queryList',
    { keyword: loginName, pageSize: 50 },
    admin,
  );
  const found = rows.find((row) => row.loginName === loginName);
  if (!found) throw new Error(`no account ${loginName}`);
  return found.userId;
}
