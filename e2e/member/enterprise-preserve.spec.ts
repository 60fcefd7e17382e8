import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn, post, register, sha1 } from '../support/accounts.ts';
import { apply, png } from '../support/application.ts';
import { test } from '../support/test.ts';

interface Audit {
  auditId: string;
  enterpriseId: string;
  version: number;
}

/** Approves a review as both reviewers. */
async function passTwice(
  office: APIRequestContext,
  { auditId, version }: Pick<Audit, 'auditId' | 'version'>,
) {
  let seen = version;
  for (const auditor of ['op_audit', 'op_audit2']) {
    const { loginName, password } = demo(auditor);
    const login = { loginName, password_sha: sha1(password) };
    const { header } = await post(office, '/api/userManage/login', login);
    const operation = { id: auditId, event: 'pass', version: String(seen), data: '{}' };
    const passed = await post<{ version: number }>(
      office,
      '/api/baseInfo/enterpriseAudit/operate',
      operation,
      header.token,
    );
    expect(passed.header.retMsg).toBe('操作成功');
    seen = passed.body.data.version;
  }
}

/** Approves a story as an editor of the park. */
async function publishStory(office: APIRequestContext, id: string) {
  const { loginName, password } = demo('op_content');
  const login = { loginName, password_sha: sha1(password) };
  const { header } = await post(office, '/api/userManage/login', login);
  const answer = await office.get(`/api/infoManage/content/queryManageDetail?id=${id}`, {
    headers: { token: header.token ?? '' },
  });
  const { body } = (await answer.json()) as { body: { data: { version: number } } };
  const operation = { id, event: 'approve', version: String(body.data.version), data: '{}' };
  const approved = await post(office, '/api/infoManage/content/operate', operation, header.token);
  expect(approved.header.retMsg).toBe('操作成功');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const publicPage = (enterpriseId: string) => `/information/corporate-style-details/${enterpriseId}`;

test('an owner updates the profile, changes the name through a review, and manages members', async ({
  page,
  context,
  browser,
  playwright,
  request,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const office = await playwright.request.newContext({ baseURL: origin });
  const owner = await register(request, '200');
  const entry = (await apply(request, owner.regTicket)) as Audit;
  await passTwice(office, entry);
  const { token } = await logIn(context, owner, origin);

  // What the policies require, and what the profile lacks for them.
  await page.goto('/dashboard');
  await expect(heading(page, '为您匹配的政策')).toBeVisible();
  await expect(page.getByRole('link', { name: '补充资料' }).first()).toBeVisible();
  await page.goto('/');
  const fitting = page.getByRole('region', { name: /^为您匹配 \d+ 条$/ });
  await expect(fitting.getByRole('article')).toHaveCount(3);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto('/policy/policylist?kind=GREEN&level=CITY');
  const policy = page.locator('main li').filter({ hasText: '设施花卉节能改造补助实施细则' });
  await expect(policy).toContainText(/匹配度[高中低]/);
  await policy.getByRole('link').first().click();
  const revenue = page.locator('#conditions li').filter({ hasText: '上年度营业收入不低于' });
  await expect(revenue).toContainText('缺资料');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await revenue.getByRole('link', { name: '补充资料' }).click();
  await expect(page).toHaveURL(/\/enterprise-preserve#section-annual$/);
  await expect(heading(page, '企业信息维护')).toBeVisible();
  await expect(page.locator('#section-annual')).toBeInViewport();
  await expect(page.getByRole('img', { name: /^资料完整度/ })).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  // The public profile changes at once.
  const intro = `换了一段简介：${Date.now()}，专做组培苗代繁。`;
  await page.getByRole('button', { name: '编辑简介与标志' }).click();
  await page.getByRole('textbox', { name: /企业简介/ }).fill(' ');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('请填写企业简介')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /企业简介/ })).toBeFocused();
  await page.getByRole('textbox', { name: /企业简介/ }).fill(intro);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存')).toBeVisible();
  // The section closes, and the content below moves up.
  await expect(page.getByRole('textbox', { name: /企业简介/ })).toHaveCount(0);

  // A row added by mistake is removed while it has the focus.
  await page.getByRole('button', { name: '编辑产品与产期' }).click();
  const add = page.getByRole('button', { name: '添加产品' });
  await add.click();
  await expect(page.getByRole('textbox', { name: /产品名称/ })).toBeFocused();
  await page.keyboard.type('兰花瓶苗');
  // Fields of a new row show no fault before the user has had a chance to fill them in.
  await expect(page.getByRole('textbox', { name: /类别/ })).not.toHaveAttribute('aria-invalid', 'true');
  // The focus stays among the rows: on the one that moved up, or on the button that adds one.
  await add.click();
  await page.getByRole('button', { name: '删除第 1 行' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /产品名称/ })).toHaveValue('');
  await expect(page.getByRole('button', { name: '删除第 1 行' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('button', { name: '编辑产品与产期' })).toBeVisible();

  const visitor = await browser.newPage({ baseURL: origin, locale: 'zh-CN' });
  await visitor.goto(publicPage(entry.enterpriseId));
  await expect(visitor.getByText(intro).first()).toBeVisible();

  // The registered name changes once two reviewers have approved it.
  const oldName = (await visitor.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  const newName = `改名花卉${String(Date.now()).slice(-8)}（演示）`;
  await page.getByRole('button', { name: '申请变更' }).click();
  await page.getByRole('textbox', { name: /企业全称/ }).fill(newName);
  const licence = { name: 'licence.png', mimeType: 'image/png', buffer: png };
  await page.locator('input[type="file"]:not([capture])').setInputFiles(licence);
  await expect(page.getByRole('button', { name: '删除 licence.png' })).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('变更待初审')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(oldName);
  const profile = await request.get('/api/baseInfo/enterpriseInfo/queryProfile', { headers: { token } });
  const { body } = (await profile.json()) as { body: { data: { change: Audit } } };
  await passTwice(office, body.data.change);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(newName);

  // Stories are reviewed by the park before they become public.
  await page.goto('/enterprise-preserve?tab=stories');
  await expect(page.getByText('还没有写过企业风采')).toBeVisible();
  await page.getByRole('link', { name: '草稿' }).click();
  await page.getByRole('link', { name: '清空筛选' }).last().click();
  await expect(page.getByText('还没有写过企业风采')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '写一篇' }).first().click();
  await page.getByRole('textbox', { name: /^标题/ }).fill('组培车间的一天');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('请填写正文').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^正文/ }).fill('早上七点，接种台先消毒。');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText(/等待园区审核/)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await publishStory(office, page.url().split('/').at(-1) ?? '');
  await visitor.goto(publicPage(entry.enterpriseId));
  await expect(visitor.getByRole('heading', { name: '组培车间的一天' })).toBeVisible();

  // A colleague is invited, accepts, is given another role, and is removed.
  const colleague = await register(request);
  await page.goto('/enterprise-preserve?tab=members');
  await page.getByRole('button', { name: '邀请成员' }).click();
  await page.getByRole('textbox', { name: /手机号/ }).fill(colleague.phoneNumber);
  await page.getByRole('button', { name: '发出邀请' }).click();
  const link = await page.getByRole('textbox', { name: /邀请链接/ }).inputValue();
  await page.getByRole('button', { name: '完成' }).click();
  const theirs = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
  const there = await theirs.newPage();
  await there.goto(link);
  await expect(there.getByRole('link', { name: '登录后接受' })).toBeVisible();
  const back = encodeURIComponent(new URL(link).pathname);
  await expect(there.getByRole('link', { name: '先注册' })).toHaveAttribute(
    'href',
    `/register?userType=100&redirect=${back}`,
  );
  expect(await findAccessibilityFaults(there)).toEqual([]);
  await logIn(theirs, colleague, origin);
  await there.reload();
  await there.getByRole('button', { name: '接受邀请' }).click();
  await expect(there.getByText('邀请已接受')).toBeVisible();
  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(colleague.loginName) });
  await expect(row).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await row.getByRole('button', { name: /^管理/ }).click();
  await page.getByRole('menuitem', { name: '改为财务人员' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '改为财务人员' }).click();
  await expect(row.getByText('财务人员')).toBeVisible();
  await row.getByRole('button', { name: /^管理/ }).click();
  await page.getByRole('menuitem', { name: '移出企业' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移出企业' }).click();
  await expect(row).toBeHidden();
});
