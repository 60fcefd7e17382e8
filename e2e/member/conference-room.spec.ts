import { type Browser, expect, type Page } from '@playwright/test';
import { settleBookings } from '../../apps/server/src/features/booking/settle-bookings.public.ts';
import { bookableRooms } from '../../apps/server/src/features/conference-room/bookable-rooms.public.ts';
import { insertRoom } from '../../apps/server/src/features/conference-room/testing/insert-room.ts';
import { insertUser, password } from '../../apps/server/src/features/identity/testing/insert-user.ts';
import { doorCode, hashDevice } from '../../apps/server/src/platform/door/door-code.ts';
import { openOwnPortal } from '../abuse/own-portal.ts';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn, register } from '../support/accounts.ts';
import { openDay } from '../support/open-day.ts';
import { payWith } from '../support/pay-with.ts';
import { test } from '../support/test.ts';

// Beyond the days booked in the demo park.
const day = openDay(15, 7);

async function openGrid(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await logIn(context, await register(context.request), baseURL);
  const page = await context.newPage();
  await page.goto(`/conference-room?date=${day}`);
  return page;
}

const cell = (page: Page, time: string) => page.getByRole('gridcell', { name: `兰亭会议室 ${time} 可预约` });

const device = 'QRST-UVWX-YZ25';

/** A clock that stands still until it is set to another time of the same day. */
function clockAt(time: string) {
  let at = new Date(`${day}T${time}+08:00`);
  return {
    now: () => at,
    set(next: string) {
      at = new Date(`${day}T${next}+08:00`);
    },
  };
}

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openOwn(page: Page, tab: string): Promise<void> {
  await page.goto(`/conference-room?view=mine&tab=${tab}`);
  await page.getByRole('link', { name: '订单评审' }).first().click();
}

test('only one of two people gets the same slot; the other waits and gets it once it is free', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const [mouse, keys] = await Promise.all([
    openGrid(browser, baseURL ?? ''),
    openGrid(browser, baseURL ?? ''),
  ]);
  await cell(mouse, '14:00').dragTo(cell(mouse, '15:00'));
  expect(await findAccessibilityFaults(mouse)).toEqual([]);
  await act(mouse, '填主题，预约').click();
  await cell(keys, '13:30').focus();
  await keys.keyboard.press('ArrowRight');
  await keys.keyboard.press('Space');
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Enter']) await keys.keyboard.press(key);
  const pages = [mouse, keys];
  for (const page of pages) {
    await expect(page.getByRole('dialog').getByText('14:00–15:30').first()).toBeVisible();
    await page.getByLabel('会议主题').fill('订单评审');
  }
  expect(await findAccessibilityFaults(keys)).toEqual([]);
  await Promise.all(pages.map((page) => page.getByLabel('会议主题').press('Enter')));
  const hasLost = async (page: Page) => {
    // Late in the month the free hours are used up, and the person who gets the room is sent to pay for it.
    const booked = page.getByText('已预约（1 场）').or(page.getByRole('heading', { name: '选择支付方式' }));
    const refused = page.getByText('这个时段已被预约');
    await expect(booked.or(refused).first()).toBeVisible();
    return refused.isVisible();
  };
  const lost = await Promise.all(pages.map(hasLost));
  expect(lost.filter(Boolean)).toHaveLength(1);
  const [winner, loser] = lost[0] ? [keys, mouse] : [mouse, keys];
  await expect(loser.getByRole('button', { name: /^改订/ })).not.toHaveCount(0);
  await act(loser, '加入候补').click();
  await expect(loser.getByText('已加入候补')).toBeVisible();
  await openOwn(winner, '');
  await act(winner, '取消预约').click();
  await winner.getByRole('alertdialog').getByRole('button', { name: '取消预约' }).click();
  await expect(winner.getByText('“订单评审”：已取消')).toBeVisible();
  await openOwn(loser, 'WAITING');
  await act(loser, '确认名额').click();
  // A paid booking is confirmed only after payment.
  await expect(loser.getByText('“订单评审”：待支付')).toBeVisible();
  await openOwn(loser, '');
  await loser.getByRole('button', { name: /^支付 [\d.]+ 元$/ }).click();
  await payWith(loser, 'SUCCESS');
  await expect(loser.getByText('支付成功')).toBeVisible({ timeout: 20_000 });
  // A paid booking can be moved to a slot with the same price.
  await openOwn(loser, '');
  await act(loser, '改期').click();
  await cell(loser, '16:00').dragTo(cell(loser, '17:00'));
  expect(await findAccessibilityFaults(loser)).toEqual([]);
  await act(loser, '改到这里').click();
  await expect(loser.getByText('已改期', { exact: true })).toBeVisible();
  await expect(loser.getByText('16:00–17:30').first()).toBeVisible();
  // The previous slot is free again.
  await winner.goto(`/conference-room?date=${day}`);
  await expect(cell(winner, '14:00')).toBeVisible();
  await Promise.all(pages.map((page) => page.context().close()));
});

test('the console shows a booking request and refuses it with a reason', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, demo('op_property'), baseURL ?? '');
  await page.goto('/manage/conference-room?state=PENDING');
  await page.locator('tbody th a').first().click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await act(page, '不通过').click();
  await page.getByLabel('原因').fill('当天厅内布展');
  await page.getByRole('alertdialog').getByRole('button', { name: '不通过' }).click();
  await expect(page.getByText('：未通过')).toBeVisible();
});

test('after a no-show, the person on the waiting list gets the rest of the slot', async ({ browser }) => {
  test.setTimeout(300_000);
  // No session expires between now and the end of the test.
  const clock = clockAt('13:50:00');
  const portal = await openOwnPortal({ clock });
  const { origin: baseURL, database } = portal;
  /** Moves on to a time of that day, runs the server's job, and reloads the pages. */
  const passTo = async (time: string, pages: readonly Page[]) => {
    clock.set(time);
    await settleBookings({ database, clock }, bookableRooms);
    for (const page of pages) {
      await page.clock.setFixedTime(clock.now());
      await page.reload();
    }
  };
  const openAs = async (path: string, loginName?: string) => {
    const context = await browser.newContext({ baseURL });
    if (loginName) await logIn(context, { loginName, password }, baseURL);
    const page = await context.newPage();
    await page.clock.setFixedTime(clock.now());
    await page.goto(path);
    return page;
  };
  try {
    const deviceHash = hashDevice(device);
    await insertRoom(database.db, { name: '兰亭会议室', deviceHash });
    await insertRoom(database.db, { name: '牡丹厅', seats: 40 });
    const names = await Promise.all(
      [0, 1, 2].map(async () => (await insertUser(database.db, { userType: '100' })).loginName),
    );
    const grid = `/conference-room?date=${day}`;
    const [one, other, third] = await Promise.all(names.map((name) => openAs(grid, name)));
    if (!one || !other || !third) throw new Error('no pages');

    // Two clerks request the same slot in the same second.
    for (const page of [one, other]) {
      await cell(page, '14:00').dragTo(cell(page, '14:30'));
      await act(page, '填主题，预约').click();
      await page.getByLabel('会议主题').fill('订单评审');
    }
    await Promise.all([one, other].map((page) => page.getByLabel('会议主题').press('Enter')));
    const hasLost = async (page: Page) => {
      const refused = page.getByText('这个时段已被预约');
      await expect(page.getByText('已预约（1 场）').or(refused).first()).toBeVisible();
      return refused.isVisible();
    };
    const lost = await Promise.all([one, other].map(hasLost));
    expect(lost.filter(Boolean)).toHaveLength(1);
    const [winner, loser] = lost[0] ? [other, one] : [one, other];
    await expect(loser.getByRole('button', { name: /^改订/ })).not.toHaveCount(0);
    await act(loser, '加入候补').click();
    await expect(loser.getByText('已加入候补')).toBeVisible();

    // A third person joins the waiting list after the slot has started, before anyone has checked in.
    const tablet = await openAs('/room-door');
    await tablet.locator('[data-island$="public/RoomDoor"][data-alive]').waitFor();
    await tablet.getByLabel('门牌码').fill(device);
    await tablet.getByRole('button', { name: '打开门牌' }).click();
    await expect(tablet.getByRole('heading', { name: '兰亭会议室' })).toBeVisible();
    await passTo('14:10:00', [tablet, third]);
    await expect(tablet.getByText('等签到')).toBeVisible();
    await expect(tablet.getByText(/到 14:15 没有人签到/)).toBeVisible();
    await third.getByRole('gridcell', { name: /14:00–15:00/ }).click();
    await expect(third.getByText('这个时段正在使用')).toBeVisible();
    expect(await findAccessibilityFaults(third)).toEqual([]);
    await third.getByLabel('会议主题').fill('临时会谈');
    await act(third, '加入候补').click();
    await expect(third.getByText('已加入候补')).toBeVisible();

    // No one checks in, so the rest of the slot is offered to the loser at once.
    await passTo('14:15:20', [tablet, winner, loser]);
    await expect(tablet.getByText('为候补者保留到 14:25')).toBeVisible();
    await winner.goto('/conference-room?view=mine&tab=OVER');
    await expect(winner.getByRole('row', { name: /订单评审/ }).getByText('未到场')).toBeVisible();
    await loser.goto('/my-message');
    await expect(loser.getByText(/14:00–15:00 兰亭会议室 提前空出，还剩 14:15–15:00/).first()).toBeVisible();
    await openOwn(loser, 'WAITING');
    const drawer = loser.getByRole('dialog');
    await expect(drawer.getByText('14:15–15:00')).toBeVisible();
    await expect(drawer.getByText('您候补的时段')).toBeVisible();
    await expect(drawer.getByText('14:00–15:00')).toBeVisible();
    expect(await findAccessibilityFaults(loser)).toEqual([]);
    await loser.setViewportSize({ width: 390, height: 844 });
    await expect(act(loser, '确认名额')).toBeInViewport();
    await loser.setViewportSize({ width: 1280, height: 800 });
    await act(loser, '确认名额').click();
    await expect(loser.getByText('“订单评审”：预约成功')).toBeVisible();

    // They check in at the door and end early; the third person is offered the rest.
    await passTo('14:18:00', [tablet]);
    await expect(tablet.getByText(/14:15–15:00/).first()).toBeVisible();
    await loser.clock.setFixedTime(clock.now());
    await loser.goto(`/conference-room/check-in?code=${doorCode(deviceHash, clock.now())}`);
    await expect(loser.getByText('已签到：订单评审')).toBeVisible();
    await passTo('14:22:00', [tablet]);
    await expect(tablet.getByText('使用中')).toBeVisible();
    await openOwn(loser, '');
    await act(loser, '提前结束').click();
    await loser.getByRole('alertdialog').getByRole('button', { name: '提前结束' }).click();
    await expect(loser.getByText('“订单评审”：已完成')).toBeVisible();
    await passTo('14:23:00', [third]);
    await third.goto('/conference-room?view=mine&tab=WAITING');
    await expect(third.getByRole('row', { name: /临时会谈/ }).getByText(/14:22–15:00/)).toBeVisible();
  } finally {
    await portal.close();
  }
});
