import type { Endpoint } from '@portal/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { inLanguage } from '../locale.ts';
import { packDocument, sendDocument } from '../page-cache/send-document.ts';
import { docsPage, docsStyles } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** Serves `/api/openapi.json`, and the same for readers at `/api/docs`. */
export function registerApiDocument(
  app: FastifyInstance,
  declarations: readonly Endpoint[],
  publicUrl: string,
): void {
  const serve = (url: string, contentType: string, write: () => string) => {
    // Written on the first request, to keep the start fast. Quoted messages are Chinese for all readers.
    let document: ReturnType<typeof packDocument> | undefined;
    app.get(url, async (request, reply) => {
      document ??= packDocument(inLanguage('zh', write), contentType);
      return sendDocument(request, reply, document, 'no-cache');
    });
  };
  serve('/api/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(openApiDocument(declarations, publicUrl)),
  );
  serve('/api/docs', 'text/html; charset=utf-8', () => docsPage(declarations));
  serve('/api/docs.css', 'text/css; charset=utf-8', () => docsStyles);
}
