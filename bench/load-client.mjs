// load-client.mjs <url> <connections> <seconds>, headers as JSON in HEADERS. Prints what it counted as JSON.
// With a form in BODY it posts that instead, with `{n}` replaced by a new number each time.
// Load generators that decode each body reach their limit long before a server with large pages does: this one
// parses the head, counts the bytes of the body and sends the next request.
import { connect } from 'node:net';

const endOfHead = Buffer.from('\r\n\r\n');
const [, , address, connections, seconds] = process.argv;
const { hostname, port, pathname, search } = new URL(address);
const headers = Object.entries(JSON.parse(process.env.HEADERS ?? '{}'))
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const fixed = `${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${headers}`;
const question = Buffer.from(`GET ${fixed}\r\n`);
let forms = 0;

function nextRequest() {
  if (!process.env.BODY) return question;
  forms += 1;
  const body = process.env.BODY.replace('{n}', String(forms));
  const type = 'content-type: application/x-www-form-urlencoded';
  return `POST ${fixed}${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const counted = { answers: 0, refused: 0, failed: 0 };
const latencies = [];
let isOver = false;

/** Reads the size of a response and whether it succeeded, from a chunk that begins with its head. */
function readHead(chunk) {
  const end = chunk.indexOf(endOfHead);
  if (end < 0) return null;
  const head = chunk.latin1Slice(0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`no content-length in\n${head}`);
  return { bytes: end + endOfHead.length + Number(length), isGood: head.startsWith('HTTP/1.1 2') };
}

function openConnection() {
  const socket = connect(Number(port), hostname).setNoDelay(true);
  let answer = null;
  let received = 0;
  let begun = Buffer.alloc(0);
  let askedAt = 0;
  const ask = () => {
    answer = null;
    received = 0;
    begun = Buffer.alloc(0);
    askedAt = performance.now();
    socket.write(nextRequest());
  };
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    if (!answer) {
      begun = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
      answer = readHead(begun);
    }
    received += chunk.length;
    if (!answer || received < answer.bytes) return;
    counted.answers += 1;
    if (!answer.isGood) counted.refused += 1;
    latencies.push(performance.now() - askedAt);
    if (!isOver) ask();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (isOver) return;
    counted.failed += 1;
    openConnection();
  });
  return socket;
}

const startedAt = performance.now();
for (let i = 0; i < Number(connections); i++) openConnection();
setTimeout(() => {
  isOver = true;
  const elapsed = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const median = latencies[Math.floor(latencies.length / 2)] ?? null;
  console.log(JSON.stringify({ ...counted, perSecond: counted.answers / elapsed, latency: median }));
  process.exit(0);
}, Number(seconds) * 1000);
