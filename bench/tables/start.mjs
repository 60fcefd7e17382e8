import { findAddresses, uncached } from '../addresses.mjs';
import { load, median } from '../load.mjs';
import { settle, startPortal } from '../portal.mjs';
import { memoryMb } from '../process-figures.mjs';
import { atMost, row } from '../report.mjs';

const starts = 5;

/** Start time of the built server on a filled database, and its memory. No other portal may run on the folder. */
export async function measure({ dataDir }) {
  // The first start fills the demo park and renders its pictures.
  const first = await startPortal(dataDir);
  await settle(first);
  await first.stop();
  const times = [];
  for (let round = 0; round < starts; round++) {
    const portal = await startPortal(dataDir);
    times.push(portal.msToAnswer / 1000);
    await portal.stop();
  }
  return [
    row('start to the first page', median(times), {
      unit: 's',
      promise: atMost(2, ' s'),
      note: `of ${starts}: ${times.map((time) => time.toFixed(2)).join(', ')}`,
    }),
    ...(await memoryRows(dataDir)),
  ];
}

async function memoryRows(dataDir) {
  const portal = await startPortal(dataDir);
  try {
    await settle(portal);
    const idle = memoryMb(portal.pid);
    const loaded = await highestUnderLoad(portal);
    return [
      row('memory of the server, idle', idle, { unit: 'MB', digits: 0, promise: atMost(180, ' MB') }),
      row('memory of the server, under load', loaded, {
        unit: 'MB',
        digits: 0,
        promise: atMost(350, ' MB'),
        note: 'highest while pages, cached and not, and the API were loaded with 32 connections',
      }),
    ];
  } finally {
    await portal.stop();
  }
}

async function highestUnderLoad({ url, pid }) {
  const { pages, listApi } = await findAddresses(url);
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, memoryMb(pid));
  }, 100);
  try {
    for (const path of [listApi, ...Object.values(pages), ...Object.values(pages).map(uncached)]) {
      await load({ url: url + path, pid, seconds: 3, connections: 32 });
    }
  } finally {
    clearInterval(watch);
  }
  return highest;
}
