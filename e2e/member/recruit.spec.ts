import { type APIRequestContext, expect } from '@playwright/test';
import { demo, logIn, post } from '../support/accounts.ts';
import { test } from '../support/test.ts';

const resume = {
  name: '简历.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

/** A user can apply only once, so an application left by an earlier attempt is withdrawn first. */
async function takeBack(request: APIRequestContext, postId: string, token: string): Promise<void> {
  const answer = await request.get('/api/communityManage/recruit/queryStanding', {
    params: { id: postId },
    headers: { token },
  });
  const { body } = (await answer.json()) as {
    body: { data: { application: { applicationId: string; version: number; mayWithdraw: boolean } | null } };
  };
  const { application } = body.data;
  if (!application?.mayWithdraw) return;
  const { header } = await post(
    request,
    '/api/communityManage/recruitApply/operate',
    { id: application.applicationId, version: String(application.version), event: 'withdraw' },
    token,
  );
  expect(header.retCode).toBe('000000');
}

test('an applicant applies with a résumé, is invited to an interview and withdraws the application', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  // Visitors can read everything; applying leads them to the login and back.
  await page.goto('/yangling?kind=RECRUIT&order=NEW');
  await page
    .getByRole('main')
    .getByRole('heading')
    .getByRole('link', { name: /扦插车间班长/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('扦插车间班长');
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('main').getByRole('link', { name: '登录后投递' })).toHaveAttribute(
    'href',
    `/login?redirect=${encodeURIComponent(path)}`,
  );

  const { token } = await logIn(context, demo('demo_person'), baseURL);
  await takeBack(context.request, path.split('/').at(-1) ?? '', token);
  await page.goto(path);
  const box = page.locator('[data-island="recruit/public/ApplyBox"]');
  await page.getByRole('link', { name: '投递：插穗工' }).click();
  await expect(box.getByRole('radio', { name: '插穗工' })).toBeChecked();
  await box.getByRole('textbox', { name: '想说的话' }).fill('想学');
  await box.getByRole('button', { name: '投递', exact: true }).click();
  await expect(box.getByText('请写 5 到 200 字')).toBeVisible();
  await box.locator('input[type="file"]').setInputFiles(resume);
  await expect(box.getByRole('button', { name: '更换' })).toBeVisible();
  const words = `住在园区附近，随时能来试工。${Date.now() % 100_000}`;
  await box.getByRole('textbox', { name: '想说的话' }).fill(words);
  await box.getByRole('button', { name: '投递', exact: true }).click();
  await expect(box.getByText('已投递')).toBeVisible();

  const other = await browser.newContext();
  await logIn(other, demo('demo_enterprise'), baseURL);
  const desk = await other.newPage();
  await desk.goto(path);
  await desk.locator('[data-island="recruit/public/ApplyBox"]').getByRole('link', { name: '看投递' }).click();
  await desk.goto(`/my-post?view=applications&state=SUBMITTED&postId=${path.split('/').at(-1)}`);
  await desk.getByRole('main').getByRole('table').getByRole('link').first().click();
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByText(words)).toBeVisible();
  // Opening the application marks it as seen.
  await expect(drawer.getByText('已查看')).toBeVisible();
  const download = desk.waitForEvent('download');
  await drawer.getByRole('button', { name: /简历\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('简历.pdf');
  await drawer.getByRole('button', { name: '约面试' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('textbox', { name: '面试地点' }).fill('北坡种苗车间门口');
  await form.getByRole('button', { name: '约面试' }).click();
  await expect(form.getByText('面试时间须晚于现在')).toBeVisible();
  await other.close();

  await page.goto('/my-application-list?group=RECRUIT');
  await expect(
    page
      .getByRole('main')
      .getByText(/扦插车间班长/)
      .first(),
  ).toBeVisible();
  await page.goto(path);
  await expect(box.getByText('已查看')).toBeVisible();
  await box.getByRole('button', { name: '撤回投递' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回投递' }).click();
  await expect(box.getByRole('textbox', { name: '想说的话' })).toBeVisible();
});

test('an enterprise posts a job: errors show at their fields, then the office reviews it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const title = `招聘分苗工两名${Date.now() % 100_000}`;
  await logIn(context, demo('demo_enterprise2'), baseURL);
  await page.goto('/my-post/write?kind=RECRUIT');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /板块/ }).click();
  await page
    .getByRole('option', { name: /招聘与合作/ })
    .first()
    .click();
  await main.getByRole('textbox', { name: '标题' }).fill(title);
  await main
    .getByRole('textbox', { name: '正文' })
    .fill('分苗间恒温二十四度，坐着干，首月带薪培训，两周后计件。');
  await main.getByRole('button', { name: '发布', exact: true }).click();
  await expect(main.getByText('请输入岗位名称')).toBeVisible();
  await main.getByRole('textbox', { name: '岗位名称' }).fill('分苗工');
  await main.getByRole('textbox', { name: /月薪最低/ }).fill('4500');
  await main.getByRole('textbox', { name: /月薪最高/ }).fill('4000');
  const [year = '', month = '', day = ''] = new Date(Date.now() + 20 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  const deadline = main.getByRole('group', { name: '截止日期' });
  for (const [part, value] of [
    ['年', year],
    ['月', month],
    ['日', day],
  ] as const)
    await deadline.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).fill(value);
  await main.getByRole('button', { name: '发布', exact: true }).click();
  await expect(main.getByText('最高月薪不能低于最低月薪')).toBeVisible();
  await main.getByRole('textbox', { name: /月薪最高/ }).fill('6200');
  await main.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/my-post\?post=/);

  const office = await browser.newContext();
  await logIn(office, demo('op_community'), baseURL);
  const desk = await office.newPage();
  await desk.goto('/manage/recruit?state=PENDING');
  await desk.getByRole('main').getByRole('link', { name: title }).click();
  await expect(desk.getByRole('dialog').getByText('分苗工', { exact: true })).toBeVisible();
});
