import lighthouse from 'lighthouse';
import * as constants from 'lighthouse/core/config/constants.js';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { findAddresses } from '../addresses.mjs';
import { median } from '../load.mjs';
import { freePort } from '../portal.mjs';
import { atLeast, atMost, row } from '../report.mjs';

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-sync',
  '--lang=zh-CN',
  '--window-size=1350,940',
];

/**
 * Lighthouse's default network, processor and scoring curves of a phone, with which the references were measured. Only
 * the window and the user agent are a desktop's, since phones have their own pages.
 */
const desk = {
  formFactor: 'mobile',
  screenEmulation: { disabled: true },
  emulatedUserAgent: constants.userAgents.desktop,
  throttling: constants.throttling.mobileSlow4G,
  throttlingMethod: 'simulate',
};

const visitor = { locale: 'zh', extraHeaders: { 'Accept-Language': 'zh-CN,zh;q=0.9' } };

const kinds = ['home', 'list', 'article', 'policy'];

const scores = {
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
};

/** Runs Lighthouse several times on each kind of public page and takes the median. */
export async function measure({ portal, isQuick }) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium({ whole: true }),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const { pages } = await findAddresses(portal.url);
    const rows = [];
    for (const kind of kinds) {
      for (const isPhone of [false, true]) {
        const name = isPhone ? `phone ${kind}` : kind;
        process.stderr.write(`  ${name}\n`);
        const url = `${portal.url}${isPhone ? '/h5' : ''}${pages[kind]}`;
        const settings = {
          ...visitor,
          // Lighthouse assumes a phone by default.
          ...(!isPhone && desk),
          // The phone's home page deliberately has the root as its canonical address, which Lighthouse counts as an
          // error.
          ...(isPhone && kind === 'home' && { skipAudits: ['canonical'] }),
        };
        const reports = [];
        for (let time = 0; time < (isQuick ? 1 : 5); time++) reports.push(await audit(url, port, settings));
        rows.push(...rowsOf(name, reports, isPhone ? leastPerformance.phone : leastPerformance.desk));
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Occasionally Lighthouse misses the start of a page load; such a run is repeated once. */
async function audit(url, port, settings, isLast = false) {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error' },
    { extends: 'lighthouse:default', settings },
  );
  const fault = result ? result.lhr.runtimeError : { code: 'no report', message: 'no report' };
  if (fault?.code === 'NO_NAVSTART' && !isLast) return audit(url, port, settings, true);
  if (fault) throw new Error(fault.message);
  return result.lhr;
}

const leastPerformance = { desk: 0.97, phone: 0.95 };

function rowsOf(name, reports, performance) {
  const middle = (value) => median(reports.map(value));
  const failed = reports.at(-1);
  return [
    ...Object.entries({ performance, ...scores }).map(([category, least]) =>
      row(
        `${name}: ${category}`,
        middle(({ categories }) => categories[category].score),
        {
          promise: atLeast(least),
          note: least === 1 ? faultsOf(failed, category) : '',
        },
      ),
    ),
    row(
      `${name}: largest contentful paint`,
      middle(({ audits }) => audits['largest-contentful-paint'].numericValue) / 1000,
      {
        unit: 's',
        promise: atMost(1.5, ' s'),
      },
    ),
    row(
      `${name}: total blocking time`,
      middle(({ audits }) => audits['total-blocking-time'].numericValue),
      {
        unit: 'ms',
        digits: 0,
        promise: atMost(80, ' ms'),
      },
    ),
    row(
      `${name}: cumulative layout shift`,
      middle(({ audits }) => audits['cumulative-layout-shift'].numericValue),
      {
        digits: 3,
        promise: atMost(0.02),
      },
    ),
  ];
}

/** The audits that lower the score of a category. */
function faultsOf({ categories, audits }, category) {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)
    .join(', ');
}
