import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Pick<TestServer, 'connection' | 'template'>;
  }
}

/** One PostgreSQL for the whole run; each test file takes a copy of its template database. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { connection, template, stop } = await startTestServer();
  project.provide('testServer', { connection, template });
  return stop;
}
