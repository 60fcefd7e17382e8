import { type Browser, expect, type Page } from '@playwright/test';
import { sampleVideo } from '../../apps/server/src/platform/files/testing/sample-video.ts';
import { post } from '../support/accounts.ts';
import { openAs, tokenOf } from '../support/open-as.ts';
import { test } from '../support/test.ts';

const base = '/api/activityManage';
const dayMs = 86_400_000;
const stamp = String(Date.now()).slice(-6);
const title = `枝上一季花艺赛${stamp}`;
const work = `第七天还在${stamp}`;
const team = `晚风小队${stamp}`;

interface Caller {
  page: Page;
  /** Calls with the account's token. */
  send: <Data>(path: string, form: Record<string, string>) => Promise<Data>;
  read: <Data>(path: string) => Promise<Data>;
}

async function callerAs(browser: Browser, baseURL: string | undefined, loginName: string): Promise<Caller> {
  const page = await openAs(browser, baseURL, loginName);
  const { request } = page.context();
  const token = await tokenOf(page);
  return {
    page,
    async send<Data>(path: string, form: Record<string, string>) {
      const { header, body } = await post<Data>(request, base + path, form, token);
      expect(header, path).toMatchObject({ retCode: '000000' });
      return body.data;
    },
    async read<Data>(path: string) {
      const answer = await request.get(base + path, { headers: { token } });
      return ((await answer.json()) as { body: { data: Data } }).body.data;
    },
  };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Presses a button, and confirms in the dialog. */
async function pressTwice(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

/** Stages shifted back by the given number of days, as the office moves a contest on by its dates. */
const stagesAt = (passed: number) =>
  (
    [
      ['SIGN', 0, 5],
      ['SUBMIT', 0, 10],
      ['PRELIM', 11, 20],
      ['FINAL', 21, 22],
      ['PUBLICITY', 22, 30],
    ] as const
  ).map(([kind, from, to]) => ({
    kind,
    from: Date.now() + (from - passed) * dayMs,
    to: Date.now() + (to - passed) * dayMs,
  }));

interface Judge {
  judgeId: string;
  data: { loginName: string };
}

test('a team signs up, is judged anonymously, and gets an award confirmed by two people', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const office = await callerAs(browser, baseURL, 'op_service');
  const second = await callerAs(browser, baseURL, 'op_service2');
  const { rows: judges } = await office.read<{ rows: Judge[] }>('/contestJudge/queryManageList');
  const judgeIds = ['demo_judge', 'judge_2', 'judge_4'].map(
    (name) => judges.find(({ data }) => data.loginName === name)?.judgeId,
  );
  const content = {
    title,
    body: '花材须是本月园区所产，撤场后零垃圾。',
    eligibility: '十六岁以上均可报名。',
    fileId: null,
    tracks: [{ name: '门店组', intro: '' }],
    prizes: [{ level: '金枝奖', name: '', amountFen: 800_000, count: 1 }],
    criteria: [
      { name: '构思与造型', weight: 60, max: 100, note: '' },
      { name: '花材运用', weight: 40, max: 100, note: '' },
    ],
    teamMin: 2,
    teamMax: 3,
    judgeIds,
    scoresPerEntry: 3,
    cutOff: 1,
    voteWeight: 0,
    notices: [],
  };
  const { contestId } = await office.send<{ contestId: string }>('/contest/save', {
    data: JSON.stringify({ ...content, stages: stagesAt(1) }),
  });
  const moveTo = async (passed: number) => {
    const { version } = await office.read<{ version: number }>(`/contest/queryManageDetail?id=${contestId}`);
    await office.send('/contest/save', {
      id: contestId,
      version: String(version),
      data: JSON.stringify({ ...content, stages: stagesAt(passed) }),
    });
  };
  await office.page.goto(`/manage/contest?contest=${contestId}`);
  await pressTwice(office.page, '提交审核');
  await expect(office.page.getByRole('dialog').getByText('待审核')).toBeVisible();
  await second.page.goto(`/manage/contest?contest=${contestId}`);
  await pressTwice(second.page, '发布');
  await expect(second.page.getByRole('dialog').getByText('已发布')).toBeVisible();

  const leader = await callerAs(browser, baseURL, 'demo_person');
  await leader.page.goto(`/contest/contestintroduce/${contestId}`);
  await leader.page.getByRole('link', { name: '我要参赛' }).click();
  const form = leader.page.getByRole('dialog');
  await form.getByLabel('作品名称').fill(work);
  await press(leader.page, '保存');
  await expect(form.getByText('作品说明为20到1500个字')).toBeVisible();
  await form.getByLabel('队名').fill(team);
  await form.getByLabel('作品说明').fill(`${team}只用能撑过七天的菊和尤加利，枝脚留出换水口，不用花泥。`);
  await form
    .locator('input[accept*="video"]')
    .setInputFiles({ name: '我们的花.mp4', mimeType: 'video/mp4', buffer: sampleVideo() });
  await press(leader.page, '保存');
  await expect(leader.page.getByRole('heading', { level: 1, name: work })).toBeVisible();
  await expect(leader.page.getByLabel(`“${work}”的视频`)).toBeVisible();
  const entry = new URL(leader.page.url()).pathname;
  await pressTwice(leader.page, '提交作品');
  await expect(leader.page.getByText('队伍须有 2 到 3 人').first()).toBeVisible();
  await leader.page.keyboard.press('Escape');
  await leader.page.goto(entry);
  await leader.page.getByLabel('队友的登录名').fill('demo_staff');
  await press(leader.page, '邀请队员');
  await expect(leader.page.getByRole('main').getByText('待答复')).toBeVisible();

  const mate = await callerAs(browser, baseURL, 'demo_staff');
  await mate.page.goto(entry);
  await press(mate.page, '接受邀请');
  await expect(mate.page.getByRole('main').getByText('已加入')).toHaveCount(2);
  await leader.page.reload();
  await pressTwice(leader.page, '提交作品');
  await expect(leader.page.getByRole('main').getByText('已提交')).toBeVisible();

  await office.page.goto(`/manage/contest?view=entries&contestId=${contestId}`);
  await office.page.getByRole('main').getByRole('link', { name: work }).click();
  await pressTwice(office.page, '形审通过');
  await expect(office.page.getByRole('dialog').getByText('形审通过').first()).toBeVisible();
  await moveTo(12);
  // The stage starts within a minute of its first day.
  const assign = office.page.getByRole('dialog').getByRole('button', { name: '分配评委', exact: true });
  await expect(async () => {
    await office.page.goto(`/manage/contest?contest=${contestId}`);
    await expect(assign).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 100_000 });
  await pressTwice(office.page, '分配评委');
  await expect(office.page.getByRole('dialog').getByText('已锁定 0 / 3')).toBeVisible();

  const judge = await callerAs(browser, baseURL, 'demo_judge');
  await judge.page.goto(`/manage/my-judging?contest=${contestId}`);
  await expect(judge.page.getByRole('heading', { name: work })).toBeVisible();
  await expect(judge.page.getByRole('main').getByText(team)).toHaveCount(0);
  await expect(judge.page.getByLabel(`“${work}”的视频`)).toBeVisible();
  await judge.page.getByLabel('构思与造型').fill('86');
  await judge.page.getByLabel('花材运用').fill('90');
  await judge.page.getByLabel('给选手的话').fill('枝脚留换水口是真懂客人。');
  await expect(judge.page.getByText('已保存').first()).toBeVisible();
  await pressTwice(judge.page, '锁定评分');
  await expect(judge.page.getByRole('main').getByText('已锁定').first()).toBeVisible();
  // No scores are shown until every judge has locked.
  await leader.page.goto(`/contest/contestintroduce/${contestId}`);
  await expect(leader.page.getByRole('heading', { name: '初评榜' })).toHaveCount(0);
  for (const name of ['judge_2', 'judge_4']) {
    const other = await callerAs(browser, baseURL, name);
    const { rows } = await other.read<{ rows: { contestId: string; ballots: { ballotId: string }[] }[] }>(
      '/judging/queryList',
    );
    const id = rows.find((row) => row.contestId === contestId)?.ballots[0]?.ballotId ?? '';
    const data = JSON.stringify({ items: [80, 84], comment: '' });
    await other.send('/judging/save', { id, version: '1', data });
    await other.send('/judging/operate', { id, event: 'lock', version: '2', data: '{}' });
  }
  await moveTo(21.5);

  await office.page.goto(`/manage/contest?contest=${contestId}`);
  await office.page
    .getByRole('dialog')
    .getByRole('button', { name: `“${work}”的奖项` })
    .click();
  await office.page.getByRole('option', { name: '金枝奖' }).click();
  await press(office.page, '提交奖项');
  await expect(office.page.getByRole('dialog').getByText('奖项待确认')).toBeVisible();
  await second.page.goto(`/manage/contest?contest=${contestId}`);
  await pressTwice(second.page, '确认奖项并公示');
  await expect(second.page.getByRole('dialog').getByText('公示中').first()).toBeVisible();

  const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const visitor = await still.newPage();
  await visitor.goto(`/contest/contestintroduce/${contestId}`);
  await expect(visitor.getByRole('heading', { name: '获奖名单' })).toBeVisible();
  await expect(visitor.getByText(team)).toBeVisible();
  await expect(visitor.getByRole('heading', { name: '初评榜' })).toBeVisible();
  await leader.page.goto(entry);
  await expect(leader.page.getByText('枝脚留换水口是真懂客人。')).toBeVisible();
  await expect(leader.page.getByText('公示期满没有异议')).toBeVisible();

  // An award can become a venture, prefilled from the entry except for the money.
  await leader.page.getByRole('link', { name: '发布为创业项目' }).click();
  const venture = leader.page.getByRole('dialog');
  await expect(venture.getByLabel('项目名称')).toHaveValue(work);
  await expect(venture.getByText(`已从参赛作品“${work}”带入`)).toBeVisible();
});

test('a winner gets a certificate that anyone can verify', async ({ browser, baseURL }) => {
  const holder = await callerAs(browser, baseURL, 'demo_person');
  await holder.page.goto('/lecture-quiz?tab=certificates');
  const { rows } = await holder.read<{
    rows: { certificateId: string; kind: string; checkCode: string; title: string }[];
  }>('/certificate/queryList');
  const award = rows.find(({ kind }) => kind === 'AWARD');
  if (!award) throw new Error('the demo park has awarded nobody whom visitors know');
  await holder.page.getByRole('main').getByRole('link', { name: award.title }).click();
  await expect(holder.page.getByRole('heading', { name: '荣誉证书' })).toBeVisible();
  const download = holder.page.waitForEvent('download');
  await press(holder.page, '下载 PDF');
  expect((await download).suggestedFilename()).toMatch(/^certificate-PX\d{8}-\d{4}\.pdf$/);
  const visitor = await (
    await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  ).newPage();
  await visitor.goto(`/certificate-check?code=${award.checkCode}`);
  const result = visitor.getByRole('status');
  await expect(result.getByText('真实有效')).toBeVisible();
  await expect(result.getByText(award.title, { exact: true })).toBeVisible();
});
