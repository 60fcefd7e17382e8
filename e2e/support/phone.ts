import { devices } from '@playwright/test';

const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 15'];

/** Browser options of a phone of the most common width. */
export const phone = {
  userAgent,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor,
  isMobile,
  hasTouch,
};
