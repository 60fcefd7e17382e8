import { expect, type Page } from '@playwright/test';
import { writtenFields } from '../../apps/server/src/features/enterprise/testing/filled-fields.ts';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { newPhone } from '../support/accounts.ts';
import { creditCode, png } from '../support/application.ts';
import { openAs } from '../support/open-as.ts';
import { phone } from '../support/phone.ts';
import { test } from '../support/test.ts';

test.describe.configure({ timeout: 150_000 });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const alive = (page: Page, island: string) =>
  page.locator(`[data-island="identity/public/${island}"][data-alive]`).waitFor();

async function askForCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  const notice = (await page.getByText('验证码为').textContent()) ?? '';
  await field(page, 'verifyCode').fill(/\d{6}/.exec(notice)?.[0] ?? '');
}

const password = 'Peony2026';

async function register(page: Page, loginName: string): Promise<void> {
  await page.goto('/register');
  await alive(page, 'register/RegisterForm');
  await field(page, 'loginName').fill(loginName);
  await field(page, 'phoneNumber').fill(newPhone());
  await askForCode(page);
  await field(page, 'newPassword').fill(password);
  await field(page, 'checkPass').fill(password);
  await page.getByText('我已阅读').click({ position: { x: 8, y: 12 } });
  await page.getByRole('button', { name: '注册并填写企业信息' }).click();
  await expect(page).toHaveURL('/msg-entry');
}

async function uploadLicence(page: Page, name: string): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().includes('uploadForReg') && answer.ok());
  await page
    .locator('input[type="file"]:not([capture])')
    .setInputFiles({ name, mimeType: 'image/png', buffer: png });
  await stored;
  await expect(page.getByRole('button', { name: `删除 ${name}` })).toBeVisible();
}

async function apply(page: Page, name: string): Promise<void> {
  const texts = {
    name,
    creditCode: creditCode(),
    ...writtenFields,
    registeredOn: '2020-05-06',
    registeredCapitalFen: '500',
  };
  for (const [at, text] of Object.entries(texts)) await field(page, at).fill(text);
  for (const at of ['property', 'scale', 'regionId']) await field(page, at).selectOption({ index: 1 });
  await page.getByText('种源种苗', { exact: true }).click();
  await uploadLicence(page, 'blurred.png');
  await expect(page.getByText('填写进度 14 / 14')).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page).toHaveURL('/entersuccess');
}

/** Opens the application from the list of reviews. */
async function openAudit(page: Page, name: string): Promise<void> {
  await page.goto('/manage/enterprise-audit');
  // Once it is open, its tab has the same name.
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function decide(page: Page, button: string, done: string, warning = ''): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(warning);
  await question.getByRole('button', { name: button.replace(/（.*/, ''), exact: true }).click();
  await expect(page.getByText(`已办理：${done}`)).toBeVisible();
}

test('a company is returned for a blurred licence, corrects it, passes two reviewers and is admitted', async ({
  page,
  browser,
  baseURL,
}) => {
  const unique = String(Date.now()).slice(-8);
  const [name, loginName] = [`青禾试走${unique}（演示）`, `e2e${unique}`];
  await register(page, loginName);
  await apply(page, name);
  await page.goto('/audit');
  await page.getByRole('button', { name: '取消送审' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消送审' }).click();
  await expect(page.getByRole('link', { name: '继续填写' })).toBeFocused();
  await expect(page.getByText('申请已撤回，改好后可以重新提交')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page).toHaveURL('/entersuccess');

  const desk = await openAs(browser, baseURL, 'op_audit');
  await openAudit(desk, name);
  await expect(desk.getByRole('img', { name: `“${name}”的营业执照` })).toBeVisible();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.getByRole('button', { name: '退回修改', exact: true }).click();
  await expect(desk.getByText('请先在有问题的项目上批注')).toBeVisible();
  await desk.getByRole('button', { name: '批注“企业简介”' }).click();
  await desk.getByRole('button', { name: '删除批注' }).click();
  await desk.getByRole('button', { name: '批注“营业执照”' }).click();
  await desk.getByLabel('“营业执照”需要补正的问题').fill('照片模糊，看不清登记机关');
  // Common reasons are offered both for the note and for the opinion.
  for (const at of [0, 1]) await desk.getByRole('button', { name: '证照图片不清晰' }).nth(at).click();
  await decide(desk, '退回修改（1 项）', '退回修改');

  await page.goto('/audit');
  await expect(page.getByText('申请被退回，请补正后重新提交')).toBeVisible();
  await expect(page.getByText('照片模糊，看不清登记机关').first()).toBeVisible();
  await page.getByRole('link', { name: '补正资料' }).click();
  await expect(field(page, 'name')).toHaveCount(0);
  // The returned picture can be seen without logging in.
  const earlier = page.getByRole('img', { name: '原照片' });
  await expect.poll(() => earlier.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await page.getByRole('button', { name: '提交补正（0 / 1）' }).click();
  await expect(page.getByText('营业执照尚未更换').filter({ visible: true }).first()).toBeVisible();
  await uploadLicence(page, 'sharp.png');
  await page.getByRole('button', { name: '提交补正（1 / 1）' }).click();
  await expect(page).toHaveURL('/entersuccess');

  await openAudit(desk, name);
  await expect(desk.getByText('有改动')).toHaveCount(1);
  await desk.getByRole('button', { name: '批注“联系人”' }).click();
  await desk.getByLabel('“联系人”需要补正的问题').fill('电话未接通，请终审再核');
  await decide(desk, '通过', '待终审', '已写的 1 条批注不会发给申请人');
  await expect(desk.getByText('初审由您办理，终审须由另一位审核员办理。')).toBeVisible();
  await expect(desk.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);
  await desk.context().close();

  // The second reviewer decides on a phone.
  const other = await openAs(browser, baseURL, 'op_audit2', phone);
  await other.goto('/manage/todo?kind=ENTRY');
  const row = other.getByRole('row', { name: new RegExp(name.slice(0, 12)) });
  await expect(row).toBeVisible();
  expect(await findAccessibilityFaults(other)).toEqual([]);
  await row.getByRole('button', { name: '认领' }).click();
  await expect(row.getByRole('button', { name: '取消认领' })).toBeVisible();
  await row.getByRole('link', { name: '办理' }).click();
  await expect(other.getByText('电话未接通，请终审再核').first()).toBeVisible();
  await decide(other, '通过', '已通过');
  await other.getByRole('link', { name: '返回待办' }).click();
  await expect(other).toHaveURL('/h5/manage/todo?kind=ENTRY');
  await expect(other.getByRole('heading', { level: 1, name: '待办' })).toBeVisible();
  await expect(row).toBeHidden();
  await other.context().close();

  await page.goto('/login');
  await alive(page, 'login/PasswordLogin');
  await field(page, 'loginName').fill(loginName);
  await field(page, 'password').fill(password);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/my-message');
  await expect(page.getByText('入驻申请已通过').first()).toBeVisible();
  await page.goto('/enterprise-preserve');
  await expect(page.getByText(name).first()).toBeVisible();
});

/** Demo companies and their owners; on a retry, the first company's admission has already been revoked. */
const leaving = [
  ['朝槿观叶', 'ent_e43'],
  ['听雨轩荷花', 'ent_e42'],
  ['见山财税', 'ent_e44'],
] as const;

test('an administrator revokes an admission, and the members can read why', async ({
  page,
  browser,
  baseURL,
}, { retry }) => {
  const [company, ownerName] = leaving[retry] ?? leaving[0];
  const owner = await openAs(browser, baseURL, ownerName);
  await owner.goto('/my-message');
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  const desk = await openAs(browser, baseURL, 'op_admin');
  await desk.goto('/manage/enterprise-audit?view=enterprises&entryStatus=PASSED');
  await expect(desk.getByRole('row').nth(1)).toBeVisible();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await desk.getByRole('searchbox', { name: '企业名称或信用代码' }).fill(company);
  await desk.getByRole('button', { name: '查询' }).click();
  await expect(desk.getByRole('row')).toHaveCount(2);
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: '导出表格' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^企业名录_.*\.xlsx$/);
  await desk.getByRole('button', { name: '撤销入驻' }).click();
  const dialog = desk.getByRole('alertdialog');
  await dialog.getByRole('button', { name: '撤销入驻' }).click();
  await expect(dialog.getByText('请填写原因，至少 2 个字')).toBeVisible();
  await dialog.getByRole('textbox').fill('租约到期，企业迁出园区');
  await dialog.getByRole('button', { name: '撤销入驻' }).click();
  await expect(desk.getByText('已撤销入驻')).toBeVisible();
  await desk.context().close();

  await owner.getByRole('link', { name: '我的办件' }).first().click();
  const notice = owner.getByRole('alertdialog');
  await expect(notice).toContainText('企业状态或权限已变更，请重新登录');
  await notice.getByRole('button').last().click();
  await expect(owner).toHaveURL('/login');
  await owner.context().close();
  await page.goto('/information/corporate-style');
  await expect(page.getByText(company)).toHaveCount(0);
});
