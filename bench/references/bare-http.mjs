// The limit for kept pages: `node:http` that answers with the same headers and bytes, and nothing else.
import { createServer, get } from 'node:http';

const { PORT, PORTAL_URL, HEADERS, PATHS } = process.env;

/** Reads an answer as it is sent, without decoding it. */
function readAnswer(path) {
  return new Promise((resolve, reject) => {
    get(PORTAL_URL + path, { headers: JSON.parse(HEADERS) }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: headersOf(response), body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);
const headersOf = ({ headers }) =>
  Object.entries(headers).flatMap(([name, value]) => (ofConnection.has(name) ? [] : [name, value]));

const answers = new Map();
for (const path of JSON.parse(PATHS)) answers.set(path, await readAnswer(path));

createServer((request, response) => {
  const answer = answers.get(request.url);
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, answer.headers);
  return response.end(answer.body);
}).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
