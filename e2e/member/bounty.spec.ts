import { expect } from '@playwright/test';
import { demo, logIn } from '../support/accounts.ts';
import { test } from '../support/test.ts';

test('a question with a bounty is answered by someone else, accepted, undone and accepted again', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const title = `绣球组培苗出瓶后叶片发黄先查什么${Date.now() % 100_000}`;
  await logIn(context, demo('demo_enterprise'), baseURL);
  await page.goto('/submit-question');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '发布', exact: true }).click();
  await expect(
    main
      .getByText('标题为4到60个字')
      .or(main.getByText(/标题.*4.*60/))
      .first(),
  ).toBeVisible();
  await main.getByRole('textbox', { name: '标题' }).fill(title);
  await expect(main.getByText(/个很像的内容/)).toBeVisible();
  await main.getByRole('button', { name: /板块/ }).click();
  await page
    .getByRole('option', { name: /盆花与绿植/ })
    .first()
    .click();
  await main
    .getByRole('textbox', { name: '正文' })
    .fill('出瓶第九天，新叶黄化、叶脉还绿，基质偏碱，补过一次螯合铁没有变化。');
  await main.getByRole('textbox', { name: '悬赏积分' }).fill('10');
  await main.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/answerdetails\/[0-9A-Z]{26}$/);
  await expect(page.getByRole('heading', { name: '悬赏 10 分' })).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: '邀请回答', exact: true }).click();
  await page
    .getByRole('button', { name: /^邀请 / })
    .first()
    .click();
  await expect(page.getByText('每个问题最多邀请 5 人，已邀请 1 人')).toBeVisible();
  await expect(page.getByText(/已邀请，未看到/)).toBeVisible();

  const other = await browser.newContext();
  await logIn(other, demo('demo_provider'), baseURL);
  const reader = await other.newPage();
  await reader.goto(address);
  await reader
    .getByRole('textbox', { name: '写下您的回答' })
    .fill('先把灌溉水的酸碱度调到五点五，连浇两周，铁自然就吸得上来，已经黄的叶子看新叶。');
  await reader.getByRole('button', { name: '发表回答' }).click();
  // Looks for the answer in the list, since the field being submitted contains the same text.
  await expect(
    reader.getByRole('listitem').filter({ hasText: '先把灌溉水的酸碱度调到五点五' }).first(),
  ).toBeVisible();

  await page.reload();
  const decide = async (button: string, ok: string) => {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: ok, exact: true })
      .click();
  };
  await decide('采纳', '采纳');
  await expect(page.getByText('提问人采纳了这个回答')).toBeVisible();
  await decide('撤销采纳', '撤销采纳');
  await expect(page.getByRole('button', { name: '采纳', exact: true })).toBeVisible();
  await decide('采纳', '采纳');
  await expect(page.getByText('提问人采纳了这个回答')).toBeVisible();

  await reader.goto('/my-message');
  await expect(reader.getByText('您的回答被采纳').first()).toBeVisible();
});

test('a topic and its comments can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/yangling?kind=THEME');
  const first = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first();
  const title = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: /条评论/ })).toBeVisible();
});

test('reported texts can be processed with the keyboard alone', async ({ page, context, baseURL }) => {
  await logIn(context, demo('op_community'), baseURL);
  await page.goto('/manage/post-audit');
  const current = page.getByRole('main').locator('button[aria-current="true"]');
  await expect(current).toBeVisible();
  const before = (await current.textContent()) ?? '';
  await page.keyboard.press('j');
  await expect(current).not.toHaveText(before);
  await page.keyboard.press('k');
  await expect(current).toHaveText(before);
  // A shortcut key decides only on a text that is displayed.
  const answer = page.getByRole('textbox', { name: '写给作者的话' });
  await expect(answer).toBeVisible();
  await page.keyboard.press('r');
  await expect(answer).toBeFocused();
});
