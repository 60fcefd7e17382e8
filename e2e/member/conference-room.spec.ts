import { type Browser, expect, type Page } from '@playwright/test';
import { settleBookings } from '../../apps/server/src/features/booking/settle-bookings.public.ts';
import { bookableRooms } from '../../apps/server/src/features/conference-room/bookable-rooms.public.ts';
import {
  insertBooking,
  insertRoom,
} from '../../apps/server/src/features/conference-room/testing/insert-room.ts';
import { insertUser, password } from '../../apps/server/src/features/identity/testing/insert-user.ts';
import { spanOf } from '../../apps/server/src/platform/booking/booking-time.ts';
import { openOwnPortal } from '../abuse/own-portal.ts';
import { findAccessibilityFaults } from '../support/accessibility.ts';
import { demo, logIn, register } from '../support/accounts.ts';
import { openDay } from '../support/open-day.ts';
import { payWith } from '../support/pay-with.ts';
import { test } from '../support/test.ts';

// Past what the demo park has booked.
const day = openDay(15, 7);

async function openGrid(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await logIn(context, await register(context.request), baseURL);
  const page = await context.newPage();
  await page.goto(`/conference-room?date=${day}`);
  return page;
}

const cell = (page: Page, time: string) => page.getByRole('gridcell', { name: `兰亭会议室 ${time} 可预约` });

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openOwn(page: Page, tab: string): Promise<void> {
  await page.goto(`/conference-room?view=mine&tab=${tab}`);
  await page.getByRole('link', { name: '订单评审' }).first().click();
}

test('of two who want the same time one gets it; the other waits, and has it when it is free', async ({
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
    await expect(page.getByRole('dialog').getByText('14:00–15:30')).toBeVisible();
    await page.getByLabel('会议主题').fill('订单评审');
  }
  expect(await findAccessibilityFaults(keys)).toEqual([]);
  await Promise.all(pages.map((page) => page.getByLabel('会议主题').press('Enter')));
  const hasLost = async (page: Page) => {
    // Late in a month the free hours are used up, and who has the room is led to pay for it.
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
  // What costs something is paid before it is confirmed.
  await expect(loser.getByText('“订单评审”：待支付')).toBeVisible();
  await openOwn(loser, '');
  await loser.getByRole('button', { name: /^支付 [\d.]+ 元$/ }).click();
  await payWith(loser, 'SUCCESS');
  await expect(loser.getByText('支付成功')).toBeVisible({ timeout: 20_000 });
  // What is paid can be moved to a time of the same price.
  await openOwn(loser, '');
  await act(loser, '改期').click();
  await cell(loser, '16:00').dragTo(cell(loser, '17:00'));
  expect(await findAccessibilityFaults(loser)).toEqual([]);
  await act(loser, '改到这里').click();
  await expect(loser.getByText('已改期', { exact: true })).toBeVisible();
  await expect(loser.getByText('16:00–17:30').first()).toBeVisible();
  // The time it had is free again.
  await winner.goto(`/conference-room?date=${day}`);
  await expect(cell(winner, '14:00')).toBeVisible();
  await Promise.all(pages.map((page) => page.context().close()));
});

test('the console shows what is asked for, and refuses it with the reason', async ({
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

test('a room is free again a quarter of an hour after nobody has come', async ({ browser }) => {
  const portal = await openOwnPortal();
  const { origin: baseURL, database } = portal;
  try {
    const { id: userId, loginName } = await insertUser(database.db, { userType: '100' });
    const resourceId = await insertRoom(database.db, { name: '兰亭会议室' });
    const wish = { date: day, from: '10:00', to: '12:00' };
    await insertBooking(database.db, { resourceId, userId, wish });
    const context = await browser.newContext({ baseURL });
    await logIn(context, { loginName, password }, baseURL);
    const page = await context.newPage();
    await page.goto(`/conference-room?date=${day}`);
    await expect(page.getByRole('gridcell', { name: /10:00–12:00/ })).toBeVisible();
    await expect(cell(page, '11:00')).toHaveCount(0);
    // The server's own job, at the time of that day.
    const now = new Date(spanOf(wish).startAt.getTime() + 16 * 60_000);
    await settleBookings({ database, clock: { now: () => now } }, bookableRooms);
    await page.reload();
    await expect(cell(page, '11:00')).toBeVisible();
    await page.goto('/conference-room?view=mine&tab=OVER');
    await expect(page.getByRole('row', { name: /订单评审/ }).getByText('未到场')).toBeVisible();
  } finally {
    await portal.close();
  }
});
