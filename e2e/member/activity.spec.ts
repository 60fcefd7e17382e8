import { type Browser, expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { post } from '../support/accounts.ts';
import { openAs, tokenOf } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const hourMs = 3_600_000;
const title = `夜读棚 ${Date.now() % 1_000_000}`;

/** A course that starts within the hour, so that check-in is open: two seats and three places on the waiting list. */
const content = () => ({
  kind: 'TRAINING',
  title,
  organizer: '松间培训',
  fileId: null,
  body: '第一场只拆一张温湿曲线。',
  agenda: [],
  place: '春泥路演厅',
  isOnline: false,
  startAt: Date.now() + hourMs / 2,
  endAt: Date.now() + 3 * hourMs,
  signFrom: Date.now() - hourMs,
  signTo: Date.now() + hourMs / 2,
  cancelDeadline: Date.now() + hourMs / 2,
  capacity: 2,
  perEnterpriseMax: 2,
  perOrderMax: 2,
  waitlistMax: 3,
  feeFen: 0,
  audience: { userTypes: ['100', '200'], auditedOnly: false },
  needApproval: false,
  questions: [{ label: '简餐', kind: 'CHOICE', options: ['一份', '不用'], required: true }],
  teacherIds: [],
  checkInMode: 'CODE',
  album: [],
});

/** Drafted by one officer and published by another. */
async function publish(browser: Browser, baseURL: string): Promise<string> {
  const [author, reviewer] = [
    await openAs(browser, baseURL, 'op_service'),
    await openAs(browser, baseURL, 'op_service2'),
  ];
  const { body } = await post<{ activityId: string }>(
    author.request,
    '/api/activityManage/activity/save',
    { data: JSON.stringify(content()) },
    await tokenOf(author),
  );
  const { activityId } = body.data;
  await author.goto(`/manage/activity?activity=${activityId}`);
  await author.getByRole('button', { name: '提交审核' }).click();
  await expect(author.getByText(`“${title}”：待审核`)).toBeVisible();
  await reviewer.goto(`/manage/activity?state=PENDING&activity=${activityId}`);
  await reviewer.getByRole('button', { name: '发布', exact: true }).click();
  await reviewer.getByRole('alertdialog').getByRole('button', { name: '发布' }).click();
  await expect(reviewer.getByText(`“${title}”：已发布`)).toBeVisible();
  await author.context().close();
  await reviewer.context().close();
  return activityId;
}

async function signUp(page: Page, name: string): Promise<void> {
  await page.getByLabel('姓名').first().fill(name);
  await page.getByText('不用', { exact: true }).click();
  await page.getByRole('button', { name: /^(报名|加入候补)$/ }).click();
}

/** Moves the course to end within half an hour, as a quiz opens half an hour before the end. */
async function beginNow(desk: Page, activityId: string): Promise<void> {
  const token = await tokenOf(desk);
  const known = await desk.request.get(`/api/activityManage/activity/queryManageDetail?id=${activityId}`, {
    headers: { token },
  });
  const { version } = (await known.json()).body.data;
  const now = Date.now();
  const times = {
    signFrom: now - 2 * hourMs,
    signTo: now - hourMs,
    cancelDeadline: now - hourMs,
    startAt: now - hourMs,
    endAt: now + hourMs / 3,
  };
  const { header } = await post(
    desk.request,
    '/api/activityManage/activity/save',
    { id: activityId, version: String(version), data: JSON.stringify({ ...content(), ...times }) },
    token,
  );
  expect(header.retCode).toBe('000000');
}

/** Enters one question with two options, one of them correct. */
async function enterQuiz(desk: Page, activityId: string): Promise<void> {
  await desk.goto(`/manage/activity?activity=${activityId}`);
  await desk.getByRole('dialog').getByRole('link', { name: '随堂测验' }).click();
  const drawer = desk.getByRole('dialog');
  await drawer.getByRole('textbox', { name: '题目' }).fill('温湿曲线先看什么？');
  for (const [letter, option] of [
    ['A', '夜间最低温'],
    ['B', '颜色'],
  ] as const)
    await drawer.getByRole('textbox', { name: `选项 ${letter}` }).fill(option);
  for (const letter of ['D', 'C']) await drawer.getByRole('button', { name: `删除选项 ${letter}` }).click();
  await drawer.getByRole('button', { name: '保存' }).click();
  // The missing value is reported at its field.
  await expect(drawer.getByText('请选择正确选项')).toBeVisible();
  await drawer.getByText('A', { exact: true }).click();
  await drawer.getByRole('textbox', { name: '分值' }).fill('100');
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(desk.getByText('测验已保存')).toBeVisible();
}

/** On a phone, fails the first try, which does not reveal the correct option, and passes the second. */
async function failThenPass(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lecture-quiz');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: '开始答题' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByText('颜色', { exact: true }).click();
  const submitWork = async () => {
    await page.getByRole('main').getByRole('button', { name: '交卷' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '交卷' }).click();
  };
  await submitWork();
  await expect(page.getByRole('heading', { name: '0 分，没有通过' })).toBeVisible();
  await expect(page.getByText('夜间最低温')).toBeHidden();
  await page.getByRole('button', { name: '再答一次' }).click();
  await page.getByText('夜间最低温', { exact: true }).click();
  await submitWork();
  await expect(page.getByRole('heading', { name: '100 分，通过' })).toBeVisible();
  await expect(page.getByText('正确答案 A')).toBeVisible();
}

/** Opens the certificate, downloads it and returns its check code. */
async function seeCertificate(page: Page): Promise<string> {
  await page.getByRole('link', { name: '看证书' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByText('许晚棠')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^certificate-PX\d{8}-\d{4}\.pdf$/);
  const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}/.exec((await sheet.textContent()) ?? '')?.[0] ?? '';
  expect(code).not.toBe('');
  return code;
}

test('a full course leads from second place on the waiting list to a seat, a quiz and a certificate', async ({
  browser,
}, { project }) => {
  // Involves six people in sequence, from the first draft to a revoked certificate.
  test.setTimeout(300_000);
  const { baseURL = '' } = project.use;
  const id = await publish(browser, baseURL);
  const [first, second, waits, mine] = [
    await openAs(browser, baseURL),
    await openAs(browser, baseURL),
    await openAs(browser, baseURL),
    await openAs(browser, baseURL),
  ];
  for (const [page, name] of [
    [first, '邵星朗'],
    [second, '柳见禾'],
  ] as const) {
    await page.goto(`/businesssalon/itemdetails/${id}`);
    await page.getByRole('link', { name: '报名', exact: true }).last().click();
    // Members are led on from the form for guests.
    await page.waitForURL(/\/salonapply\//);
    await signUp(page, name);
    await expect(page.getByRole('heading', { name: '报名成功' })).toBeVisible();
  }
  await waits.goto(`/businesssalon/salonapply/${id}`);
  await signUp(waits, '简怀安');
  await expect(waits.getByRole('heading', { name: '候补第 1 位' })).toBeVisible();

  await mine.goto(`/businesssalon/itemdetails/${id}`);
  await mine.getByRole('link', { name: '加入候补' }).click();
  await mine.waitForURL(/\/salonapply\//);
  // The missing value is reported at its field.
  await mine.getByLabel('姓名').first().fill('');
  await mine.getByRole('button', { name: '加入候补' }).click();
  await expect(mine.getByLabel('姓名').first()).toHaveAttribute('aria-invalid', 'true');
  expect(await findAccessibilityFaults(mine)).toEqual([]);
  await signUp(mine, '许晚棠');
  await expect(mine.getByRole('heading', { name: '候补第 2 位' })).toBeVisible();
  expect(await findAccessibilityFaults(mine)).toEqual([]);

  // The first person on the waiting list leaves it, and someone with a seat cancels.
  await waits.getByRole('button', { name: '退出候补' }).click();
  await waits.getByRole('alertdialog').getByRole('button', { name: '退出候补' }).click();
  await expect(waits.getByRole('heading', { name: '已退出' })).toBeVisible();
  await second.getByRole('button', { name: '取消报名' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: '取消报名' }).click();
  await expect(second.getByRole('heading', { name: '已取消' })).toBeVisible();

  await mine.reload();
  await expect(mine.getByRole('heading', { name: '名额待确认' })).toBeVisible();
  await mine.getByRole('button', { name: '确认名额' }).click();
  await expect(mine.getByRole('heading', { name: '报名成功' })).toBeVisible();
  const code = ((await mine.locator('section b').first().textContent()) ?? '').replace(' ', '');
  expect(code).toMatch(/^[A-Z0-9]{8}$/);

  const desk = await openAs(browser, baseURL, 'op_service');
  await desk.goto(`/manage/activity/${id}`);
  await expect(desk.getByText('0 / 2 已到')).toBeVisible();
  await desk.getByLabel('签到码').fill('WRONG');
  await desk.getByRole('button', { name: '签到', exact: true }).first().click();
  await expect(desk.getByText('没有这个签到码')).toBeVisible();
  await desk.getByLabel('签到码').fill(code);
  await desk.getByRole('button', { name: '签到', exact: true }).first().click();
  await expect(desk.getByText('许晚棠 已签到')).toBeVisible();
  await expect(desk.getByText('1 / 2 已到')).toBeVisible();
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await mine.reload();
  await expect(mine.getByRole('heading', { name: '已签到' })).toBeVisible();
  await mine.goto('/my-case');
  await expect(mine.getByText(`活动报名：${title}`).first()).toBeVisible();

  // The course starts early; the office enters a quiz, and the person checked in takes it.
  await beginNow(desk, id);
  await enterQuiz(desk, id);
  await failThenPass(mine);
  const checkCode = await seeCertificate(mine);

  // Anyone can verify it, without logging in and without JavaScript.
  const stranger = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const visitor = await stranger.newPage();
  await visitor.goto('/certificate-check');
  await visitor.getByLabel('校验码').fill(checkCode.toLowerCase());
  await visitor.getByRole('button', { name: '查验' }).click();
  await expect(visitor.getByText('真实有效')).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText('许*棠');
  await expect(visitor.getByRole('main')).not.toContainText('许晚棠');
  await visitor.goto(`/certificate-check?code=${checkCode}`);
  await expect(visitor.getByText('真实有效')).toBeVisible();
  await visitor.goto('/certificate-check?code=0000-0000-0000');
  await expect(visitor.getByText('没有这个校验码')).toBeVisible();
  // Once revoked, verification says so.
  await desk.goto('/manage/activity?view=certificates');
  await desk
    .getByRole('row', { name: /许晚棠/ })
    .first()
    .getByRole('button', { name: '撤销证书' })
    .click();
  const sure = desk.getByRole('alertdialog');
  await sure.getByRole('textbox').fill('代签到');
  await sure.getByRole('button', { name: '撤销证书' }).click();
  await expect(desk.getByText(`“${title}”的证书：已撤销`)).toBeVisible();
  await visitor.goto(`/certificate-check?code=${checkCode}`);
  await expect(visitor.getByRole('main')).toContainText('代签到');
});

test('a user asks to hold a salon, and the office drafts it', async ({ browser }, { project }) => {
  const { baseURL = '' } = project.use;
  const slotRequest = `花期错开 ${Date.now() % 1_000_000}`;
  const page = await openAs(browser, baseURL);
  await page.goto('/businesssalon/startup');
  await page.getByRole('link', { name: '申请举办沙龙' }).click();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByLabel('标题')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('标题').fill(slotRequest);
  const [year = '', month = '', day = ''] = new Date(Date.now() + 20 * 24 * hourMs)
    .toISOString()
    .slice(0, 10)
    .split('-');
  const requested = page.getByRole('group', { name: '希望日期' });
  for (const [part, value] of [
    ['年', year],
    ['月', month],
    ['日', day],
  ] as const)
    await requested.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).fill(value);
  await page.getByLabel('内容').fill('请三位棚长来讲错峰上市。');
  await page.getByLabel('联系人').fill('许晚棠');
  await page.getByLabel('手机号').fill('15400000001');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText(/申请已提交，编号 JB/)).toBeVisible();
  const office = await openAs(browser, baseURL, 'op_service');
  await office.goto('/manage/activity?view=requests&state=SUBMITTED');
  await office.getByRole('link', { name: slotRequest }).click();
  await office.getByRole('button', { name: '同意举办' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: '同意举办' }).click();
  await expect(office.getByRole('dialog').getByText('草稿')).toBeVisible();
});
