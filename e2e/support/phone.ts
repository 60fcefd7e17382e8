import { devices } from '@playwright/test';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 15'];

/** What a browser is opened with to be a phone, as wide as most of them. */
export const phone = {
  userAgent,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor,
  isMobile,
  hasTouch,
};
