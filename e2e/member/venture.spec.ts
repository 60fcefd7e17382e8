import { expect, type Page } from '@playwright/test';
import { openAs } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const stamp = String(Date.now()).slice(-6);
const name = `“晨露”育苗箱${stamp}`;
const purpose = `想了解单位成本${stamp}`;

test('a venture is reviewed, an institution requests access, and its owner sees every view', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const owner = await openAs(browser, baseURL, 'demo_enterprise');
  await owner.goto('/investment/venturelist');
  await owner.getByRole('link', { name: '发布项目' }).click();
  const form = owner.getByRole('dialog');
  await form.getByLabel('项目名称').fill(name);
  await press(owner, '保存');
  await expect(form.getByText('一句话介绍为10到160个字')).toBeVisible();
  await form.getByLabel('一句话介绍').fill('一只能叠放的育苗箱，出苗整齐度提高一成。');
  await form.getByText('农资与循环利用', { exact: true }).click();
  await form.getByLabel('产品与做法').fill('箱体可折叠清洗，按批次扫码，已在三座棚里试了两季。');
  await form.getByLabel('本轮融资额').fill('800000');
  await form.getByLabel('出让比例').fill('8');
  await form.getByLabel('用在哪里').fill('产线');
  await form.getByLabel('金额').fill('500000');
  await form.getByLabel('姓名').fill('席晨露');
  await form.getByLabel('分工与经历').fill('负责人');
  await form.getByLabel('联系人').fill('席晨露');
  await form.getByLabel('联系电话').fill('15450001399');
  await press(owner, '保存');
  await expect(owner.getByRole('heading', { level: 1, name })).toBeVisible();
  await owner.getByRole('link', { name: '资料室' }).click();
  await press(owner, '放入资料');
  const adding = owner.getByRole('dialog');
  await adding.getByLabel('资料名称').fill('商业计划书');
  await adding.getByLabel('选择文件', { exact: true }).setInputFiles({
    name: '计划.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  });
  await expect(adding.getByText('计划.pdf').first()).toBeVisible();
  await press(owner, '保存');
  await expect(owner.getByText('商业计划书').first()).toBeVisible();
  const desk = owner.url();
  await press(owner, '提交审核');
  await expect(owner.getByText('待审核').first()).toBeVisible();

  const officer = await openAs(browser, baseURL, 'op_service');
  await officer.goto('/manage/venture?state=PENDING');
  await officer.getByRole('main').getByRole('link', { name }).click();
  await officer.getByText('主体与负责人身份', { exact: true }).click();
  await press(officer, '通过');
  await expect(officer.getByRole('dialog')).toHaveCount(0);

  const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const visitor = await still.newPage();
  await visitor.goto('/investment/venturelist?stage=SEED&field=MATERIAL');
  await visitor.getByRole('link', { name }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByText('主体与负责人身份')).toBeVisible();
  await expect(visitor.getByText('15450001399')).toHaveCount(0);
  const address = new URL(visitor.url()).pathname;

  const bank = await openAs(browser, baseURL, 'demo_bank');
  await bank.goto(address);
  await bank.getByRole('link', { name: '申请查看资料' }).click();
  await press(bank, '申请查看资料');
  await bank.getByRole('dialog').getByLabel('申请理由').fill(purpose);
  await bank.getByRole('dialog').getByRole('button', { name: '申请查看资料' }).click();
  // Look in the drawer only: the list's tabs contain the same word.
  await expect(bank.getByRole('dialog').getByText('申请中').first()).toBeVisible();

  await owner.goto(desk);
  await expect(owner.getByText(purpose)).toBeVisible();
  await press(owner, '去答复');
  await press(owner, '开放资料');
  await press(owner, '开放资料');
  await expect(owner.getByRole('dialog').getByText('请选择开放至')).toBeVisible();
  const soon = new Date(Date.now() + 20 * 86_400_000);
  const parts = [soon.getFullYear(), soon.getMonth() + 1, soon.getDate()];
  for (const [at, part] of parts.entries())
    await owner.getByRole('dialog').getByRole('spinbutton').nth(at).fill(String(part));
  await press(owner, '开放资料');
  await expect(owner.getByText('已开放').first()).toBeVisible();

  await bank.goto(address);
  await expect(bank.locator('[data-folder="PLAN"]')).toContainText('已开放');
  await bank.goto(`/my-venture?view=rooms&room=${address.split('/').at(-1)}`);
  const [shown] = await Promise.all([
    bank.waitForResponse(/ventureRoom\/file/),
    bank.getByRole('dialog').getByRole('button', { name: '查看', exact: true }).click(),
  ]);
  expect(shown.headers()['content-type']).toBe('application/pdf');
  // A refusal comes as a JSON envelope, never as the file.
  const refused = (await (await visitor.request.get(shown.url())).json()) as { header: { retCode: string } };
  expect(refused.header.retCode).toBe('200005');

  await bank.goto(address);
  await bank.getByRole('link', { name: '感兴趣' }).click();
  await bank.getByRole('dialog').getByLabel('想说的话').fill('想约一次面谈，看看育苗箱。');
  await press(bank, '发出');
  // Other introductions in the list are waiting for an answer too.
  await expect(bank.getByRole('row', { name }).getByText('待答复')).toBeVisible();

  await owner.goto('/my-venture?view=introductions');
  await owner.getByRole('main').getByRole('link', { name }).first().click();
  await expect(owner.getByRole('dialog').getByText('双方同意后显示')).toBeVisible();
  await press(owner, '同意');
  await owner.getByRole('alertdialog').getByRole('button', { name: '同意' }).click();
  await expect(owner.getByRole('dialog').getByText('已同意')).toBeVisible();
  await owner.goto(desk.replace('tab=room', 'tab=readings'));
  await expect(owner.getByText('商业计划书').first()).toBeVisible();

  await bank.goto('/my-venture?view=introductions');
  await bank.getByRole('main').getByRole('link', { name }).first().click();
  await expect(bank.getByRole('dialog').getByText('15450001399')).toBeVisible();
});
