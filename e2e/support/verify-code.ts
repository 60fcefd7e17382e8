import type { Page } from '@playwright/test';

/** Requests a code and enters the one that the demo shows next to the field. */
export async function enterCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  const notice = (await page.getByText('验证码为').textContent()) ?? '';
  await page.locator('[name="verifyCode"]').fill(/\d{6}/.exec(notice)?.[0] ?? '');
}
