import { defineConfig } from '@playwright/test';
import { findFreePort } from './apps/server/src/testing/free-port.ts';
import { findChromium } from './scripts/find-chromium.mjs';

// Workers read this file too and inherit the environment, so all of them agree on one port.
process.env.E2E_PORT ??= String(await findFreePort());
const port = process.env.E2E_PORT;
// An already running server (with UI_STORIES=1), for writing tests.
const runningServer = process.env.E2E_URL;
const address = runningServer ?? `http://localhost:${port}`;

const webServer = {
  command: 'node scripts/serve-throw-away.mjs',
  url: `${address}/readyz`,
  env: {
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    UI_STORIES: '1',
    RATE_LIMIT_PER_MINUTE: '0',
    CODES_PER_ADDRESS_PER_HOUR: '1000',
  },
  timeout: 180_000,
  stdout: 'pipe',
  stderr: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
} as const;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // For two processors: while one page waits, two others run.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // A shared machine may delay a page; a test that fails twice more has found a fault. The report names flaky tests.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Recording every step costs as much as the step itself; use `--trace on` for a failure that a retry does not show.
    trace: 'on-first-retry',
    browserName: 'chromium',
    // Its cached responses would bypass the delays and failures that tests put on requests.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      // Without a locale the browser cannot write the Chinese name of a downloaded file.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: runningServer ? undefined : webServer,
});
