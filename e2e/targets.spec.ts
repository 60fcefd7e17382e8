import { expect, type Page } from '@playwright/test';
import { demo, logIn } from './support/accounts.ts';
import { overflowOf } from './support/overflow.ts';
import { findSmallTargets, leastTarget } from './support/targets.ts';
import { test } from './support/test.ts';

/** Opens the item in the first row of the list. */
async function openFirst(page: Page): Promise<void> {
  const list = page.url();
  await page.locator('main tbody a[href]').first().click({ timeout: 20_000 });
  await page.waitForURL((url) => url.href !== list);
}

/** Opens the first question with a published answer: only these lead to a public page. */
async function openPublished(page: Page): Promise<void> {
  const rows = page.locator('main tbody a[href]');
  await expect(rows.first()).toBeVisible();
  for (const href of await rows.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )) {
    await page.goto(href);
    await page.waitForLoadState('networkidle');
    if (await page.locator('main a[href*="#faq-"]').count()) return;
  }
  throw new Error('no question of the demo has a public answer');
}

/** Waits until the page has rendered and laid out what differs at its new width. */
const nextLayout = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

interface Screen {
  path: string;
  /** Prepares the page before it is measured. */
  open?: (page: Page) => Promise<void>;
}

/** Goes from the public page of a venue to its booking page. */
async function openVenue(page: Page): Promise<void> {
  await page.locator('h2 a').first().click();
  await page.getByRole('link', { name: '去预约' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

async function openMatches(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole('link', { name: '管理匹配' }).click();
  await expect(page.getByRole('heading', { name: /匹配的对象/ })).toBeVisible();
}

async function openReceived(page: Page): Promise<void> {
  await page.locator('main a[href*="recommend="]').first().click();
  await expect(page.getByRole('article')).toBeVisible();
}

/** Goes from a tutor’s page to the dialog that requests a free hour. */
async function openTutorHour(page: Page): Promise<void> {
  await page.locator('h2 a').first().click();
  await page.locator('[data-state="FREE"] a').first().click();
  await expect(page.getByRole('textbox')).toBeVisible();
}

/** Goes from the week view of machine time to the days of an instrument. */
async function openMachine(page: Page): Promise<void> {
  await page.locator('tbody td a').nth(3).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Goes from the public list of salons to the sign-up form. */
async function openSignUp(page: Page): Promise<void> {
  await page.locator('main h2 a').first().click();
  await page.locator('a[href*="/businesssalon/salonapply/"]').first().click();
  await expect(page).toHaveURL(/salonapply/);
}

/** Lists, drawers, forms and first pages of each area; `every-page.spec.ts` covers the public ones. */
const screens: Record<string, Screen[]> = {
  demo_enterprise: [
    { path: '/dashboard' },
    { path: '/enterprise-preserve' },
    { path: '/contract-info' },
    { path: '/conference-room' },
    { path: '/service/fieldlist', open: openVenue },
    { path: '/my-application-list' },
    { path: '/my-application-list?group=REQUEST', open: openFirst },
    { path: '/service/tutorlist', open: openTutorHour },
    { path: '/resources/chuangxin/instrument', open: openMachine },
    { path: '/businesssalon/startup', open: openSignUp },
    { path: '/businesssalon/salonapply/0' },
    { path: '/join-game' },
    { path: '/join-game', open: openFirst },
    { path: '/repair' },
    { path: '/project-release-list' },
    { path: '/project-release-list', open: openFirst },
    { path: '/project-release-list/new' },
    { path: '/project-release-list?state=PUBLISHED', open: openMatches },
    { path: '/receive-recommend' },
    { path: '/receive-recommend', open: openReceived },
    { path: '/recommend-record' },
    { path: '/recommend-record', open: openFirst },
    { path: '/my-questions' },
    { path: '/my-questions', open: openFirst },
    { path: '/my-questions?state=CLOSED', open: openPublished },
    { path: '/my-questions/new' },
    { path: '/my-application-list?group=DECLARATION', open: openFirst },
    { path: '/my-application-list/materials' },
    { path: '/cost-query' },
    { path: '/utility-bill-manage' },
    { path: '/my-payment' },
    { path: '/my-case' },
    { path: '/my-case', open: openFirst },
    { path: '/my-message' },
    { path: '/collect-message' },
    { path: '/collect-serve' },
    { path: '/collect-activity' },
    { path: '/lecture-quiz' },
    { path: '/lecture-quiz?tab=questions' },
    { path: '/lecture-quiz?tab=certificates' },
    { path: '/collect-post' },
    { path: '/my-post' },
    { path: '/my-post', open: openFirst },
    { path: '/my-post?view=comments' },
    { path: '/my-post/write' },
    { path: '/submit-question' },
    { path: '/my-post/write?kind=LOTTERY' },
    { path: '/my-post/write?kind=VOTE' },
    { path: '/my-post/write?kind=RECRUIT' },
    { path: '/my-post?view=recruits', open: openFirst },
    { path: '/my-post?view=applications', open: openFirst },
    { path: '/my-prize' },
    { path: '/my-prize', open: openFirst },
    { path: '/release-service' },
    { path: '/my-list' },
    { path: '/my-list', open: openFirst },
    { path: '/receive-recommend?view=services' },
    { path: '/recommend-record?view=services' },
    { path: '/my-list?view=questions' },
    { path: '/my-list?view=complaints' },
    { path: '/offline-cooperation', open: openFirst },
    { path: '/my-comment' },
    { path: '/my-comment?view=write' },
    { path: '/farm-batch' },
    { path: '/farm-batch', open: openFirst },
    { path: '/farm-batch?batch=new' },
    { path: '/my-financial-list' },
    { path: '/my-financial-list', open: openFirst },
    { path: '/my-financial-list?consents=all' },
    { path: '/my-venture' },
    { path: '/my-venture?view=introductions' },
    { path: '/my-venture?view=rooms' },
    { path: '/person-preserve' },
    { path: '/reach' },
  ],
  op_admin: [
    { path: '/manage/home' },
    { path: '/manage/user' },
    { path: '/manage/user', open: openFirst },
    { path: '/manage/role' },
    { path: '/manage/custom-role' },
    { path: '/manage/custom-role?role=new' },
    { path: '/manage/handover' },
    { path: '/manage/leave' },
    { path: '/manage/dict' },
    { path: '/manage/log' },
    { path: '/manage/site' },
    { path: '/manage/setup' },
    { path: '/manage/park-setting' },
    { path: '/manage/park-setting/pay' },
    { path: '/manage/archive' },
    { path: '/manage/archive', open: openFirst },
  ],
  demo_provider: [
    { path: '/release-service' },
    { path: '/release-service', open: openFirst },
    { path: '/cooperation-list', open: openFirst },
    { path: '/cooperation-list?view=questions' },
    { path: '/cooperation-list?view=complaints', open: openFirst },
  ],
  op_community: [
    { path: '/manage/post-audit' },
    { path: '/manage/report' },
    { path: '/manage/report', open: openFirst },
    { path: '/manage/lottery' },
    { path: '/manage/lottery', open: openFirst },
    { path: '/manage/lottery?view=prizes', open: openFirst },
    { path: '/manage/lottery?view=votes', open: openFirst },
    { path: '/manage/board' },
    { path: '/manage/recruit' },
    { path: '/manage/recruit', open: openFirst },
    { path: '/manage/sensitive-word' },
    { path: '/manage/sensitive-word', open: openFirst },
    { path: '/manage/organization' },
    { path: '/manage/organization', open: openFirst },
    { path: '/manage/organization?view=members' },
    { path: '/manage/organization?view=members', open: openFirst },
    { path: '/manage/organization?view=invites' },
  ],
  op_audit: [{ path: '/manage/shop-audit' }, { path: '/manage/shop-audit', open: openFirst }],
  demo_bank: [
    { path: '/my-financial' },
    { path: '/my-financial', open: openFirst },
    { path: '/financial-cooperation-list' },
    { path: '/financial-cooperation-list', open: openFirst },
  ],
  demo_expert: [
    { path: '/manage/my-review' },
    { path: '/manage/my-review', open: openFirst },
    { path: '/manage/my-tutoring' },
    { path: '/manage/my-tutoring', open: openFirst },
    { path: '/manage/my-tutoring?view=hours' },
    { path: '/manage/my-tutoring?view=lectures', open: openFirst },
  ],
  demo_judge: [{ path: '/manage/my-judging' }],
  op_service: [
    { path: '/manage/finance' },
    { path: '/manage/finance?view=products', open: openFirst },
    { path: '/manage/finance?view=financing' },
    { path: '/manage/tutor' },
    { path: '/manage/tutor', open: openFirst },
    { path: '/manage/tutor?view=tutors', open: openFirst },
    { path: '/manage/resource' },
    { path: '/manage/resource?view=requests', open: openFirst },
    { path: '/manage/resource?view=resources', open: openFirst },
    { path: '/manage/venture' },
    { path: '/manage/venture', open: openFirst },
    { path: '/manage/venue' },
    { path: '/manage/venue', open: openFirst },
    { path: '/manage/venue?closed=days' },
    { path: '/manage/venue?view=venues', open: openFirst },
    { path: '/manage/activity' },
    { path: '/manage/activity', open: openFirst },
    { path: '/manage/activity?view=sign-ups', open: openFirst },
    { path: '/manage/activity?view=requests', open: openFirst },
    { path: '/manage/activity?view=teachers', open: openFirst },
    { path: '/manage/contest' },
    { path: '/manage/contest', open: openFirst },
    { path: '/manage/contest?view=entries', open: openFirst },
    { path: '/manage/contest?view=judges', open: openFirst },
    { path: '/manage/contest?view=ballots' },
    { path: '/manage/contest?view=objections' },
    { path: '/manage/activity?view=quizzes', open: openFirst },
    { path: '/manage/activity?view=lecture-questions', open: openFirst },
    { path: '/manage/activity?view=certificates' },
    { path: '/manage/service' },
    { path: '/manage/service', open: openFirst },
    { path: '/manage/order-dispute', open: openFirst },
    { path: '/manage/order-dispute?view=ratings' },
    { path: '/manage/order-dispute?view=questions' },
    { path: '/manage/order-dispute?view=complaints', open: openFirst },
    { path: '/manage/farm-batch' },
    { path: '/manage/farm-batch', open: openFirst },
    { path: '/manage/flower-price' },
    { path: '/manage/flower-price', open: openFirst },
    { path: '/manage/match' },
    { path: '/manage/match', open: openFirst },
    { path: '/manage/match?view=recommends' },
  ],
  op_content: [
    { path: '/manage/search' },
    { path: '/manage/search?view=misses' },
    { path: '/manage/search', open: openFirst },
    { path: '/manage/content' },
    { path: '/manage/content', open: openFirst },
  ],
  op_policy: [
    { path: '/manage/policy/new' },
    { path: '/manage/declaration' },
    { path: '/manage/declaration?view=list', open: openFirst },
    { path: '/manage/policy-question' },
    { path: '/manage/policy-question', open: openFirst },
  ],
  op_property: [
    { path: '/manage/home' },
    { path: '/manage/building' },
    { path: '/manage/contract' },
    { path: '/manage/contract', open: openFirst },
    { path: '/manage/meter' },
    { path: '/manage/bill' },
    { path: '/manage/conference-room' },
    { path: '/manage/bulk' },
    { path: '/manage/import' },
    { path: '/manage/repair' },
    { path: '/manage/upkeep' },
    { path: '/manage/upkeep?view=plans' },
    { path: '/manage/upkeep?view=parts' },
  ],
  op_finance: [
    { path: '/manage/collection' },
    { path: '/manage/fee' },
    { path: '/manage/fee', open: openFirst },
    { path: '/manage/bill/hand/new' },
    { path: '/manage/business-report' },
    { path: '/manage/bill/notice' },
    { path: '/manage/pay-order' },
    { path: '/manage/refund' },
    { path: '/manage/reconcile' },
    { path: '/manage/receive' },
    { path: '/manage/receive?view=list' },
    { path: '/manage/receive?view=days' },
    { path: '/manage/receive?view=close' },
    { path: '/manage/payout' },
    { path: '/manage/payout', open: openFirst },
  ],
};

/** Screens per test, so that the screens of one account are checked in parallel. */
const atOnce = 10;

const parts = Object.entries(screens).flatMap(([loginName, pages]) =>
  Array.from({ length: Math.ceil(pages.length / atOnce) }, (_, at) => ({
    loginName,
    part: at + 1,
    pages: pages.slice(at * atOnce, (at + 1) * atOnce),
  })),
);

for (const { loginName, part, pages } of parts) {
  test(`a finger and a pointer hit what ${loginName} works with (${part})`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    await logIn(page.context(), demo(loginName), baseURL ?? '');
    const faults: string[] = [];
    for (const { path, open } of pages) {
      const name = open ? `${path}, opened` : path;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await open?.(page);
      if (open) await page.waitForLoadState('networkidle');
      for (const [width, least] of [
        [390, leastTarget.finger],
        [1280, leastTarget.pointer],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await nextLayout(page);
        const found = await findSmallTargets(page, least);
        faults.push(...found.map((fault) => `${name} at ${width}: ${fault}`));
        const wide = await overflowOf(page);
        faults.push(...wide.map((fault) => `${name} at ${width} scrolls sideways: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
