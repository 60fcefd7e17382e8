import { type Browser, expect as hastyExpect, type Page } from '@playwright/test';
import type { ImportRun } from '@portal/contract/import/import';
import type { ImportKind } from '@portal/contract/import/terms';
import type { OperatorRole } from '@portal/contract/operator-role';
import { and, eq, notLike } from 'drizzle-orm';
import { bills } from '../../apps/server/src/features/billing/bill/bill.table.ts';
import { runBills } from '../../apps/server/src/features/billing/bill/run-bills.ts';
import { regions } from '../../apps/server/src/features/dictionary/dictionary.table.ts';
import { prepareFeatures } from '../../apps/server/src/features/features.ts';
import { insertUser, password } from '../../apps/server/src/features/identity/testing/insert-user.ts';
import { allImporters, runImports } from '../../apps/server/src/features/import/testing/import-file.ts';
import { writeSampleBook } from '../../apps/server/src/platform/xlsx/testing/sample-sheets.ts';
import { expectBills } from '../../apps/server/src/quality/move/expect-bills.ts';
import { type OfficeBook, officeBooks } from '../../apps/server/src/quality/move/office-books.ts';
import { firstBillDay, parkingFee, planPark } from '../../apps/server/src/quality/move/plan-park.ts';
import { type OwnPortal, openOwnPortal } from '../abuse/own-portal.ts';
import { logIn, post } from '../support/accounts.ts';
import { test } from '../support/test.ts';

test.describe.configure({ timeout: 300_000 });
test.use({ locale: 'zh-CN' });

/** Every step waits for calls, jobs and a page. */
const expect = hastyExpect.configure({ timeout: 30_000 });

const now = new Date(`${firstBillDay}T04:00:00Z`);
const clock = { now: () => now };
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let portal: OwnPortal;
let isOver = false;
let work: Promise<void>;
test.beforeAll(async () => {
  portal = await openOwnPortal({ clock });
  const deps = { database: portal.database, pay: new Map(), clock };
  const doWork = async () => {
    while (!isOver) {
      await runImports(deps, clock.now);
      await runBills(deps);
      await new Promise((done) => setTimeout(done, 200));
    }
  };
  work = doWork();
});
test.afterAll(async () => {
  isOver = true;
  await work;
  await portal.close();
});

interface Desk {
  page: Page;
  token: string;
}

async function openDesk(browser: Browser, role: OperatorRole): Promise<Desk> {
  const { loginName } = await insertUser(portal.database.db, { userType: '900', operatorRoles: [role] });
  const context = await browser.newContext({ baseURL: portal.origin, locale: 'zh-CN' });
  const { token } = await logIn(context, { loginName, password }, portal.origin);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  return { page, token };
}

async function confirmWith(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

const runOf = async ({ page, token }: Desk): Promise<ImportRun> => {
  const id = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  const answer = await page.request.get(`/api/importManage/import/queryDetail?id=${id}`, {
    headers: { token },
  });
  return (await answer.json()).body.data;
};

/** What a person chooses from the list of a cell for what the office calls `word`. */
function optionOf(kind: ImportKind, field: string, word: string): string {
  const known = allImporters.of(kind).fields.find(({ key }) => key === field);
  const value = known?.read?.(word);
  return value === undefined ? word : (known?.show?.(value) ?? word);
}

/** Uploads a workbook, maps odd heads by hand, corrects every cell at fault, and writes all but the doubled rows. */
async function importBook(
  desk: Desk,
  { name, sheets, others = [] }: OfficeBook,
  second?: Page,
): Promise<void> {
  const { page } = desk;
  const buffer = await writeSampleBook(...others, ...sheets.map(({ sheet }) => sheet));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: sheetType, buffer });
  await expect(page.getByRole('heading', { name: /数据导入 DR/, level: 1 })).toBeVisible();
  const { sheets: read } = await runOf(desk);
  for (const { odd, kind } of sheets)
    for (const [head, field] of odd) {
      const sheet = read.find((one) => one.kind === kind);
      await page
        .getByRole('combobox', { name: `“${head}”对应到` })
        .selectOption(sheet?.fields.find(({ key }) => key === field)?.label ?? '');
    }
  await page.getByRole('button', { name: '试运行' }).click();
  const tie = page.getByRole('status').filter({ hasText: / 行 = / });
  await expect(tie).toContainText('有错');
  for (const { kind, planted } of sheets) {
    const sheet = read.find((one) => one.kind === kind);
    const table = page.getByRole('table', { name: sheet?.kindName ?? '', exact: true });
    for (const { line, field, good, follows } of planted) {
      if (good === null || follows) continue;
      const label = sheet?.fields.find(({ key }) => key === field)?.label;
      const cell = table.getByLabel(`第 ${line} 行 ${label} 改成`, { exact: true });
      if (await cell.evaluate((found) => found instanceof HTMLSelectElement))
        await cell.selectOption(optionOf(kind, field, good));
      else {
        await cell.fill(good);
        await cell.press('Enter');
      }
      await expect(cell.locator('..')).toHaveAttribute('data-mark', 'mended');
    }
  }
  // A row that stands twice stays behind.
  const doubled = sheets.flatMap(({ planted }) =>
    planted.filter(({ good, follows }) => good === null && !follows),
  );
  await expect(tie).toContainText(`有错 ${doubled.length}`);
  if (second) {
    await confirmWith(page, '请第二人同意');
    await second.goto(page.url());
    await confirmWith(second, '同意并写入');
  } else await confirmWith(page, '写入');
  await expect((second ?? page).getByRole('region', { name: '已写入' })).toBeVisible({ timeout: 60_000 });
}

test('an empty park goes from its checklist through its workbooks to its first bills', async ({
  browser,
}) => {
  const { db } = portal.database;
  await prepareFeatures(db);
  await db.insert(regions).values({ regionId: 'HG', name: '云岫片区', kind: 'DISTRICT' });
  const plan = planPark(20, 20);
  const books = officeBooks(plan);
  const admin = await openDesk(browser, 'OP_ADMIN');
  const audit = await openDesk(browser, 'OP_AUDIT');
  const property = await openDesk(browser, 'OP_PROPERTY');
  const finance = await openDesk(browser, 'OP_FINANCE');
  const clerk = await openDesk(browser, 'OP_FINANCE');

  await admin.page.goto('/manage/home');
  await expect(admin.page).toHaveURL(/\/manage\/setup/);
  await admin.page.getByRole('link', { name: '导入 企业与成员' }).click();
  await importBook(admin, books.firms, audit.page);

  await property.page.goto('/manage/import');
  await importBook(property, books.stock);
  await property.page.goto('/manage/import');
  await importBook(property, books.leases);

  const saved = await post(
    finance.page.request,
    '/api/propertyManage/fee/saveOwn',
    {
      data: JSON.stringify(parkingFee),
    },
    finance.token,
  );
  expect(saved.header.retCode).toBe('000000');
  await finance.page.goto('/manage/import');
  await importBook(finance, books.money, clerk.page);

  await finance.page.goto('/manage/bill?view=runs&run=new');
  const start = finance.page.getByRole('dialog');
  await start.getByRole('button', { name: /账期/ }).click();
  await finance.page.getByRole('option', { name: '2026-12', exact: true }).click();
  for (const fee of ['水费', '电费']) await start.getByText(fee, { exact: true }).click();
  await start.getByRole('button', { name: '开始出账' }).click();
  await expect(finance.page.getByRole('heading', { name: '2026-12 出账' })).toBeVisible();
  await expect(finance.page.getByText('待核对').first()).toBeVisible({ timeout: 60_000 });
  await confirmWith(finance.page, '发布账单');
  await expect(finance.page.getByText('已发布').first()).toBeVisible({ timeout: 60_000 });

  const issued = await db
    .select()
    .from(bills)
    .where(and(eq(bills.period, '2026-12'), notLike(bills.sourceId, 'opening:%')));
  const expected = [...expectBills(plan)].filter(([key]) => key.endsWith('2026-12'));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  expect(issued).toHaveLength(expected.length);
  expect(sum(issued.map(({ principalFen }) => principalFen))).toBe(sum(expected.map(([, fen]) => fen)));
  await admin.page.goto('/manage/setup');
  await expect(admin.page.getByRole('link', { name: '改 在履合同与押金' })).toBeVisible();
});
