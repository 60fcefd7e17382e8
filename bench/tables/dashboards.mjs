import { createHash } from 'node:crypto';
import { median } from '../load.mjs';
import { atMost, row } from '../report.mjs';

const times = 20;
const promise = atMost(200, ' ms');
const password = createHash('sha1').update('Demo2026').digest('hex');

const chart = (name) => `/api/workManage/home/queryChart?chart=${name}`;

/** Data behind the charts and totals on the operators' first pages, by role. */
const answers = {
  op_finance: {
    'dues by month': chart('dues'),
    'what is owed and collected': '/api/propertyManage/bill/queryCollection',
    'sums of the ledger': '/api/payManage/ledger/queryBalance',
    'days of a month that were compared': `/api/payManage/reconcile/queryDays?month=${new Date().toISOString().slice(0, 7)}`,
  },
  op_property: {
    occupancy: chart('occupancy'),
    'water by month': chart('water'),
    'electricity by month': chart('electricity'),
    'use of the rooms': chart('rooms'),
    'repairs by month': chart('repairs'),
  },
};

async function logIn(portal, loginName) {
  const response = await fetch(`${portal.url}/api/userManage/login`, {
    method: 'POST',
    body: new URLSearchParams({ loginName, password_sha: password }),
  });
  return (await response.json()).header.token;
}

async function timeOf(url, token) {
  const startedAt = performance.now();
  const { header } = await (await fetch(url, { headers: { token } })).json();
  if (header.retCode !== '000000') throw new Error(`${url} answered ${header.retCode}`);
  return performance.now() - startedAt;
}

/** Measures the time of each response, one after the other. */
export async function measure({ portal }) {
  const rows = [];
  for (const [loginName, paths] of Object.entries(answers)) {
    const token = await logIn(portal, loginName);
    for (const [name, path] of Object.entries(paths)) {
      const taken = [];
      for (let time = 0; time < times; time++) taken.push(await timeOf(portal.url + path, token));
      rows.push(
        row(name, median(taken), {
          unit: 'ms',
          digits: 1,
          promise,
          note: `at most ${Math.max(...taken).toFixed(1)} ms`,
        }),
      );
    }
  }
  return rows;
}
