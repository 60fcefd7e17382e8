import type { IncomingMessage, ServerResponse } from 'node:http';

/** Runs before the framework: true when the request has been answered, false to pass it on. */
export interface FastPath {
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}
