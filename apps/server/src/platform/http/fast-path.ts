import type { IncomingMessage, ServerResponse } from 'node:http';

/** Stands before the framework: true when the request has been answered, false hands it on. */
export interface FastPath {
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}
