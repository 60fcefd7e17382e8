import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { troublePage } from '../pages/trouble-page.ts';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers bytes that cannot be parsed as a request, such as an address of 100 KB, and closes the connection. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = statuses[error.code ?? ''] ?? 400;
  // Chinese, because the visitor's language is unknown for an unparsed request.
  const page = Buffer.from(troublePage('zh', 400, String(status)));
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: ${page.length}\r\nConnection: close\r\n\r\n`,
  );
  socket.end(page, () => socket.destroy());
}
